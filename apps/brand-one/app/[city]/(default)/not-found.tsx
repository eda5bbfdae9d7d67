import { ErrorScreen } from '@showroom/shell/error-screen';

export default function NotFound() {
  return <ErrorScreen code={404} />;
}
