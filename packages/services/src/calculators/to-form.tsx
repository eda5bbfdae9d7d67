import { type MatterDialog, opensDialog } from '@showroom/domain/dialogs';
import { ButtonLink } from '@showroom/ui/button-link';

type Props = {
  dialog: MatterDialog;
  /** Page with the same form. */
  page: `/${string}/`;
  /** What was calculated, for whoever answers. */
  note: string;
  /** What the form may be filled with beside it. */
  known?: Readonly<Record<string, string | number | undefined>>;
  children: string;
};

/** From a calculation to the request: the form begins with what was calculated. */
export function ToForm({ dialog, page, note, known = {}, children }: Props) {
  const given = Object.entries(known).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]]));
  const query = new URLSearchParams([...given, ['note', note]]);
  return (
    <ButtonLink href={`${page}?${query}`} size="lg" wide rel="nofollow" {...opensDialog(dialog)}>
      {children}
    </ButtonLink>
  );
}
