import { TextLink } from '@showroom/ui/text-link';
import * as css from './mail-link.css.ts';

/** A work address; long ones break anywhere, as a phone's column is narrower. */
export const MailLink = ({ email }: { email: string }) => (
  <span className={css.mail}>
    <TextLink href={`mailto:${email}`}>{email}</TextLink>
  </span>
);
