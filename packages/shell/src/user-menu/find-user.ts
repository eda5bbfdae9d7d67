import { forgetAccount } from '@showroom/selection/forget-account';
import { askOwnUser } from '@showroom/visitor/ask-own-user';
import { isSignedIn } from '@showroom/visitor/signed-in';

/**
 * Asks who has the session of this browser where it has lost his name: the header would offer «Вход» to somebody who is in. A session
 * that turns out to be over goes with all it left (D-22). Never rejects.
 */
export async function findUser(): Promise<void> {
  await askOwnUser();
  if (!isSignedIn()) await forgetAccount({ keepsGuests: true });
}
