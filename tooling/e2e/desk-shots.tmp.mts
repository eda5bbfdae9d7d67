import { mkdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findBrowser } from '@showroom/browser/find-browser';
const out='/work/shots/desk'; mkdirSync(out,{recursive:true});
const origin=process.env.ORIGIN!; const token=process.env.TOKEN!; const tag=process.env.TAG!;
const widths=(process.env.WIDTHS??'390 820 1440').split(' ').map(Number);
const paths=(process.env.PATHS??'').split(' ');
const b=await chromium.launch(await findBrowser());
for(const w of widths){
  const c=await b.newContext({viewport:{width:w,height:900},reducedMotion:'reduce',locale:'ru-RU'});
  await c.addInitScript(()=>{ if(location.protocol.startsWith('http')) localStorage.cookieConsent ??= 'necessary'; });
  const p=await c.newPage();
  await p.goto(origin+'/reports/sign-in/'); 
  await p.screenshot({path:`${out}/${tag}-${w}-signin.png`,fullPage:true});
  const r=await p.request.post(origin+'/api/reports/session/',{data:{token},headers:{origin,'sec-fetch-site':'same-origin'}});
  if(!r.ok()) console.log('sign in',r.status(),await r.text());
  for(const path of paths){
    const err:string[]=[]; const q=await c.newPage();
    q.on('console',m=>m.type()==='error'&&err.push(m.text().slice(0,140))); q.on('pageerror',e=>err.push(String(e).slice(0,140)));
    const a=await q.goto(origin+path); await q.waitForLoadState('networkidle').catch(()=>{}); await q.waitForTimeout(500);
    const sw=await q.evaluate(()=>document.documentElement.scrollWidth);
    const name=`${tag}-${w}-${path.replaceAll('/','_').replace(/[?&=]/g,'-')}`;
    await q.screenshot({path:`${out}/${name}.png`,fullPage:true});
    console.log(name,a?.status(),sw>w?`OVERFLOW ${sw}`:'',err.length?err:''); await q.close();
  }
  await c.close();
}
await b.close();
