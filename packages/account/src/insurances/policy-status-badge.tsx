import { type PolicyStatus, policyStatuses } from '@showroom/domain/account/insurance-policy';
import { Badge, type BadgeTone } from '@showroom/ui/badge';

const tones: Partial<Record<PolicyStatus, BadgeTone>> = {
  active: 'positive',
  expiring: 'notice',
  processing: 'action',
};

export function PolicyStatusBadge({ status }: { status: PolicyStatus }) {
  return (
    <div>
      <Badge tone={tones[status] ?? 'quiet'}>{policyStatuses[status]}</Badge>
    </div>
  );
}
