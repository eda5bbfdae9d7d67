import { phoneHref, phoneText } from '@showroom/domain/phone';
import { Notice } from '@showroom/ui/notice';
import { Text } from '@showroom/ui/text';
import { TextLink } from '@showroom/ui/text-link';

type Props = {
  /** What did not come about; a request unless told. */
  title: string | undefined;
  /** Why, in words; without them the connection is the likely cause. */
  message: string | undefined;
  /** Digits of the company phone. */
  companyPhone: string | undefined;
};

const unknown = 'Проверьте соединение и\u00a0попробуйте ещё раз: всё, что вы ввели, на\u00a0месте.';

/** Nothing was sent, or it is not known. The button below tries again. */
export function LeadFailure({ title = 'Не удалось отправить заявку', message = unknown, companyPhone }: Props) {
  return (
    <Notice tone="critical" title={title}>
      <Text size="sm">{message}</Text>
      {companyPhone ? (
        <Text size="sm">
          Или позвоните нам: <TextLink href={phoneHref(companyPhone)}>{phoneText(companyPhone)}</TextLink>
        </Text>
      ) : null}
    </Notice>
  );
}
