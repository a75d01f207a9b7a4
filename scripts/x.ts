import { chromium } from 'playwright';
import { BROWSER_ARGUMENTS, findShell } from './browser.mjs';
const b = await chromium.launch({ args: BROWSER_ARGUMENTS, executablePath: findShell?.() });
const u='http://localhost:5199';
async function shot(name:string, path:string, w:number, h:number, scheme:'light'|'dark', file?:string, full=false, sel?:string){
  const c=await b.newContext({viewport:{width:w,height:h},colorScheme:scheme}); const p=await c.newPage();
  await p.goto(u+path); await p.waitForLoadState('load'); await p.waitForTimeout(3000);
  const d=p.locator('button:has-text("Reject"), button:has-text("Ablehnen"), button:has-text("拒否")'); if(await d.count()) await d.first().click().catch(()=>{});
  if(file){ await p.locator('input[type=file]').first().setInputFiles(file); await p.locator('[data-wear-verdict]').waitFor({timeout:60000}); await p.waitForTimeout(3000);}
  if(sel){ await p.locator(sel).first().scrollIntoViewIfNeeded(); await p.waitForTimeout(500);}
  await p.screenshot({path:`/tmp/s/${name}.png`,fullPage:full}); await c.close();
}
const d50='../shared/corpus/nikon/d50-1.jpg';
await shot('d50-en-375','/',375,667,'light',d50);
await shot('d50-de-1440','/de',1440,900,'dark',d50);
await shot('d50-ja-375','/ja',375,667,'dark',d50);
await shot('page-d50-375','/nikon/nikon-d50',375,900,'light',undefined,true);
await shot('page-d50-1440','/de/nikon/nikon-d50',1440,900,'light',undefined,true);
await shot('cameras-375','/cameras?brand=nikon',375,900,'light');
await shot('cameras-1440','/ja/cameras?brand=nikon',1440,900,'light');
await shot('connect-ja-375','/ja/connect',375,900,'light',undefined,true);
await b.close();
