// short measurement, worker optional: node x callers count worker
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { complaintRewriteCreateV1, createEngine, importHomes } from '@palimpsest/engine';
import { rehearseComplaints } from '/work/main/packages/engine/dist/app/complaint/rehearse.js';
import {readdirSync,readFileSync} from 'node:fs';
const home = await mkdtemp('/tmp/palimpsest-bench-');
const engine = await createEngine({ home, environment: {} });
const homes=Array.from({length:50},()=>({home_id:randomUUID(),members:Array.from({length:9},(_,i)=>({user_id:randomUUID(),role:i?'member':'owner',locale:'en',preferences:null}))}));
for(const h of homes) await importHomes(h,{engine});
await rehearseComplaints(engine.context);
const clock=i=>`${i%24}:${String(Math.floor(i/24)%60).padStart(2,'0')}`;
const W=[i=>`Could you please do your dishes before ${clock(i)}?`,i=>`Would you mind turning the music down after ${clock(i)}? I have to get up early.`,i=>`Could we keep the bathroom free at ${clock(i)} on weekdays, please?`,i=>`Please take the rubbish out by ${clock(i)} when it is your turn, thank you.`];
let sent=0;
const send=()=>{const i=sent++;const h=homes[i%50];return complaintRewriteCreateV1({home_id:h.home_id,sender_user_id:h.members[1+Math.floor(i/50)%8].user_id,recipient_user_id:h.members[0].user_id,sender_message:W[i%4](i),surface:'direct_message'},{engine,idempotencyKey:randomUUID()});};
function pg(){let t=0;for(const d of readdirSync('/proc')){if(!/^\d+$/.test(d))continue;try{const st=readFileSync(`/proc/${d}/stat`,'utf8');if(!st.includes('(postgres'))continue;const cmd=readFileSync(`/proc/${d}/cmdline`,'utf8');const f=st.slice(st.lastIndexOf(')')+2).split(' ');t+=(+f[11]+ +f[12])*10;}catch{}}return t;}
const q=t=>{t.sort((a,b)=>a-b);return `p50 ${t[t.length>>1].toFixed(1)} p99 ${t[Math.floor(t.length*.99)].toFixed(1)} max ${t.at(-1).toFixed(0)}`;};
async function all(n,c){let k=0;const t=[];const b=performance.now();const c0=process.cpuUsage();await Promise.all(Array.from({length:c},async()=>{while(k++<n){const f=performance.now();await send();t.push(performance.now()-f);}}));const s=(performance.now()-b)/1000;const c1=process.cpuUsage(c0);console.log(`${c} at once ${(n/s).toFixed(0)}/s ${q(t)} node ${((c1.user+c1.system)/1000/n).toFixed(2)} ms`);}
import { monitorEventLoopDelay } from 'node:perf_hooks';
async function rate(perS,secs){const t=[];const b=performance.now();const ps=[];let n=0;const h=monitorEventLoopDelay({resolution:5});h.enable();let sec=[],last=0;while(performance.now()-b<secs*1000){const el=performance.now()-b;if(Math.floor(el/1000)>last){last++;console.log('  s',last,sec.length?q(sec):'-','loop max',(h.max/1e6).toFixed(0));sec=[];h.reset();}while(n<el/1000*perS){n++;const f=performance.now();ps.push(send().then(()=>{const d=performance.now()-f;t.push(d);sec.push(d)}));}await new Promise(r=>setTimeout(r,2));}await Promise.all(ps);console.log(`rate ${perS}/s: ${t.length} ${q(t)}`);}
const st={append:[],appendQueue:[],sealer:[],turn:[],work:[]};
{const a=engine.context.appender; const o=a.append; a.append=async(pl,w)=>{const f=performance.now();const creation=pl.expectedVersion===0;let r;try{r=await o(pl,async(op)=>{if(creation)st.appendQueue.push(performance.now()-f);else{const g=performance.now();const v=await w(op);st.work.push(performance.now()-g);return v;}return w(op);});return r;}finally{if(creation)st.append.push(performance.now()-f);}};
const k=engine.context.keyring;const ks=k.sealer;k.sealer=async(...x)=>{const f=performance.now();try{return await ks(...x)}finally{st.sealer.push(performance.now()-f)}};
const {turns}=await import('/work/main/packages/engine/dist/app/turns.js');const tc=turns.forCaller;turns.forCaller=async()=>{const f=performance.now();await tc();st.turn.push(performance.now()-f)};}
await all(300,8);
for (const c of (process.argv[2]??'1,16,50').split(',')) await all(c==='1'?150:+(process.argv[3]??600),+c);
const open=async()=>(await engine.context.database.owner().query("select count(*)::int n from palimpsest.runs where status='open'")).rows[0].n;
console.log('worker on, open', await open());
await engine.startWorker();
for(const k in st)st[k]=[];await rate(200,+(process.argv[4]??4)); for(const k in st)if(st[k].length)console.log('   ',k,st[k].length,q(st[k]));console.log('open',await open());
for (const c of (process.argv[2]??'16').split(',')) if(c!=='1') await all(+(process.argv[3]??600),+c);
const o=await open(),b=performance.now(); await new Promise(r=>setTimeout(r,2000)); console.log('renders/s alone',((o-await open())/(performance.now()-b)*1000).toFixed(0));
await engine.close();await rm(home,{recursive:true,force:true});
