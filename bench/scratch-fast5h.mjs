import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
const autocannon = createRequire(new URL('./peers/package.json', import.meta.url))('autocannon');
const BIN='/work/main/packages/engine/bin/palimpsest.js';
const home=await mkdtemp('/tmp/palimpsest-bench-http-');const config=home+'/palimpsest.config.json';
await writeFile(config,JSON.stringify({home,port:0,logLevel:'warn',limits:{requestsPerSecond:1e6,burst:1e6}}));
const run=(args,opts=[])=>{const c=spawn(process.execPath,[...opts,BIN,...args],{stdio:['ignore','pipe','inherit']});return c;};
const out=async c=>{let t='';for await(const x of c.stdout)t+=x;return t;};
const {secret}=JSON.parse(await out(run(['keys','create','--name','b','--scopes','all','--json','--config',config])));
const server=run(['serve','--json','--config',config],process.env.PROF?['--cpu-prof','--cpu-prof-interval','300','--cpu-prof-dir=/tmp/f5prof','--cpu-prof-name=h.cpuprofile']:[]);
const url=await new Promise(r=>{let t='';server.stdout.on('data',x=>{t+=x;const i=t.indexOf('\n');if(i>0)r(JSON.parse(t.slice(0,i)).url);});});
const headers={authorization:`Bearer ${secret}`,'content-type':'application/json'};
const pairs=[];for(let i=0;i<40;i++){const home_id=randomUUID();const members=Array.from({length:8},(_,j)=>({user_id:randomUUID(),role:j?'member':'owner',locale:'en-NZ',preferences:null}));
 const r=await fetch(`${url}/v1/homes/${home_id}`,{method:'PUT',headers:{...headers,'idempotency-key':randomUUID()},body:JSON.stringify({members})});if(!r.ok)throw new Error(await r.text());for(let j=0;j<8;j++)pairs.push([home_id,members[j].user_id,members[(j+1)%8].user_id]);}
let sent=0;const message=()=>{sent++;const[home_id,sender_user_id,recipient_user_id]=pairs[sent%pairs.length];return{home_id,sender_user_id,recipient_user_id,surface:'direct_message',sender_message:`Could you please do your dishes before ${sent%24}:${String(Math.floor(sent/24)%60).padStart(2,'0')}? Thank you.`};};
const fire=(rate,duration)=>new Promise((ok,no)=>autocannon({url:`${url}/v1/rpc/complaint_rewrite_create_v1`,method:'POST',connections:50,duration,...(rate?{overallRate:rate}:{}),requests:[{setupRequest:q=>({...q,headers:{...headers,'idempotency-key':randomUUID()},body:JSON.stringify(message())})}]},(e,r)=>e?no(e):ok(r)));
const show=(n,r)=>console.log(n,`${(r['2xx']/r.duration).toFixed(0)}/s p50 ${r.latency.p50} p97.5 ${r.latency.p97_5} p99 ${r.latency.p99} max ${r.latency.max} non2xx ${r.non2xx}`);
if(process.env.WAIT) await new Promise(r=>setTimeout(r,+process.env.WAIT));
import {readFileSync,readdirSync} from 'node:fs';
const stat=pid=>{const st=readFileSync(`/proc/${pid}/stat`,'utf8');const f=st.slice(st.lastIndexOf(')')+2).split(' ');return{t:(+f[11]+ +f[12])*10,pp:+f[1],name:st.slice(st.indexOf('(')+1,st.lastIndexOf(')'))};};
const mine=()=>{let t=0;let root;for(const d of readdirSync('/proc')){if(!/^\d+$/.test(d))continue;try{const c=readFileSync(`/proc/${d}/cmdline`,'utf8');if(c.includes('postgres')&&c.includes(home))root=+d;}catch{}}for(const d of readdirSync('/proc')){if(!/^\d+$/.test(d))continue;try{const x=stat(d);if(+d===root||x.pp===root)t+=x.t;}catch{}}return t;};
const self=()=>{const c=process.cpuUsage();return(c.user+c.system)/1000};
for(const s of (process.argv[2]??'200,3 200,4 0,3').split(' ')){const[a,b]=s.split(',').map(Number);const s0=stat(server.pid).t,p0=mine(),m0=self();const r=await fire(a,b);show(`asked ${a||'max'}`,r);const n=r['2xx'];console.log('   per request: server',((stat(server.pid).t-s0)/n).toFixed(2),'pg',((mine()-p0)/n).toFixed(2),'client',((self()-m0)/n).toFixed(2));}
await new Promise(l=>{server.once('exit',l);server.kill('SIGTERM');});await rm(home,{recursive:true,force:true,maxRetries:5});
