import { expectAccessible } from '../src/axe.ts';
import { open } from '../src/open.ts';
import { signInBrowser } from '../src/sign-in.ts';
import { expect, phone, sharedByBrands, test } from '../src/test.ts';

test.use(phone);

sharedByBrands((brand) => {
  test('a key of the device is made, signs in without a code, and opens nothing once it is deleted', async ({
    page,
    context,
    watch,
  }) => {
    const devtools = await context.newCDPSession(page);
    await devtools.send('WebAuthn.enable');
    await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        ...({ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true } as const),
        ...{ isUserVerified: true, automaticPresenceSimulation: true },
      },
    });
    await signInBrowser(context, brand, 'Вера');
    await open(page, '/lk/profile/');
    const keys = page.getByRole('main');
    const make = keys.getByRole('button', { name: 'Создать ключ доступа' });
    await make.click();
    await expect(keys.getByText(/^создан\s/)).toHaveCount(1);
    await make.click();
    await expect(keys.getByText(/^На\sэтом устройстве ключ доступа уже есть\.$/)).toBeVisible();
    await expect(keys.getByText(/^создан\s/)).toHaveCount(1);
    await expectAccessible(page, 'the profile with a key');

    // What is under way while somebody signs out, and a key that is no more, are refused.
    watch.allow(400, 401);
    const signOut = page.getByRole('button', { name: 'Выйти' }).first();
    await signOut.click();
    await expect(page).toHaveURL(/^https?:\/\/[^/]+\/$/);
    await open(page, '/lk/auth/?next=%2Flk%2Fprofile%2F');
    const enter = page.getByRole('button', { name: 'Войти ключом доступа' });
    await enter.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Профиль' })).toBeVisible();
    await keys
      .locator('div', { has: page.getByText(/^создан\s/) })
      .getByRole('button', { name: 'Удалить', exact: true })
      .last()
      .click();
    await expect(keys.getByText(/^создан\s/)).toHaveCount(0);
    await signOut.click();
    await expect(page).toHaveURL(/^https?:\/\/[^/]+\/$/);
    await open(page, '/lk/auth/');
    await enter.click();
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    expect((await context.cookies()).filter(({ name }) => /Token$/.test(name))).toEqual([]);
  });
});
