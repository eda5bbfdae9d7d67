import { chromium } from '@playwright/test';
import { findBrowser } from '@showroom/browser/find-browser';
import { readFileSync } from 'node:fs';
const st = JSON.parse(readFileSync('/work/proof/s14/tooling/e2e/.data/stack.json', 'utf8'));
const b = await chromium.launch(await findBrowser());
const soldOut = async (origin: string) => { for (const p of ['/store/?sort=newest','/parts/']) { } return null; };
for (const [brand, origin] of Object.entries(st.origins) as [string, string][])
  for (const w of [390, 820, 1440]) {
    const c = await b.newContext({ viewport: { width: w, height: 900 }, reducedMotion: 'reduce', locale: 'ru-RU', ...(w < 500 ? { isMobile: true, hasTouch: true } : {}) });
    await c.addCookies([{ name: 'siteCityCode', value: 'msk', url: origin }, ...(['topBannerClosed', 'installClosed'].map((name) => ({ name, value: '1', url: origin })))]);
    await c.addInitScript(() => { if (location.protocol.startsWith('http')) localStorage.cookieConsent ??= 'necessary'; });
    const p = await c.newPage();
    const err: string[] = [];
    p.on('console', (m) => m.type() === 'error' && err.push(m.text().slice(0, 120)));
    const snap = (n: string) => p.screenshot({ path: `/work/shots/s14-${brand}-${w}-${n}.png` });
    await p.goto(origin + '/service/order/', { waitUntil: 'load' }); await p.waitForTimeout(700); 
    await p.screenshot({ path: `/work/shots/s14-${brand}-${w}-toorder.png`, fullPage: true });
    await p.goto(origin + '/nothing/', { waitUntil: 'load' }); await p.waitForTimeout(400); await snap('404');
    await p.evaluate(() => scrollTo(0, document.body.scrollHeight)); await p.waitForTimeout(300); await snap('footer');
    await p.goto(origin + '/cars/', { waitUntil: 'load' }); await p.waitForTimeout(800);
    if (w < 1024) { await p.getByRole('button', { name: 'Открыть меню' }).click(); await p.waitForTimeout(400); await snap('menu1'); await p.getByRole('dialog', { name: 'Меню' }).getByRole('button', { name: 'Каталог' }).click(); await p.waitForTimeout(500); await snap('menu2'); }
    else { await p.getByRole('navigation', { name: 'Главное меню' }).getByRole('button', { name: 'Каталог' }).click(); await p.waitForTimeout(400); await snap('mega1'); await p.keyboard.press('Escape'); await p.getByRole('navigation', { name: 'Главное меню' }).getByRole('button', { name: 'Аксессуары' }).click(); await p.waitForTimeout(700); await snap('mega2'); }
    console.log(brand, w, err);
    await c.close();
  }
await b.close();
