import {readFileSync,readdirSync,statSync} from 'node:fs'
import {join} from 'node:path'
const files=[]
const walk=d=>{for(const f of readdirSync(d)){const p=join(d,f);statSync(p).isDirectory()?walk(p):p.endsWith('.html')&&files.push(p)}}
walk('dist/de')
let seed=Number(process.argv[2]);const rnd=()=>{seed=(seed*1664525+1013904223)>>>0;return seed/2**32}
files.sort()
let words=0
while(words<Number(process.argv[3]||2000)){
 const f=files[Math.floor(rnd()*files.length)]
 let h=readFileSync(f,'utf8')
 const m=h.match(/<main[\s\S]*<\/main>/)?.[0]??h
 const t=m.replace(/<(script|style|svg)[\s\S]*?<\/\1>/g,'').replace(/<\/(p|li|h\d|td|th|tr|div|dt|dd|summary|figcaption)>/g,'\n').replace(/<[^>]+>/g,'').replace(/&#x27;/g,"'").replace(/&amp;/g,'&').replace(/\n\s*\n+/g,'\n')
 const n=t.split(/\s+/).length
 if(n>2500&&words>0)continue
 words+=n;console.log('=====',f,n);console.log(t.trim())
}
