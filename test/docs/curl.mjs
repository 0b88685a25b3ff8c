// As much of curl as the documentation uses, so that the tests do not depend on the machine's: -X, -H, -d, and -s and -N,
// which change nothing here. An answer of 400 or above is a failure, with the exit code of `curl --fail`.
const words = process.argv.slice(2);
const headers = {};
let method;
let body;
let url;
while (words.length > 0) {
  const word = words.shift();
  if (word === '-X') method = words.shift();
  else if (word === '-d') body = words.shift();
  else if (word === '-H') {
    const header = words.shift();
    headers[header.slice(0, header.indexOf(':'))] = header.slice(header.indexOf(':') + 1).trim();
  } else if (word === '-s' || word === '-N') continue;
  else if (word.startsWith('http')) url = word;
  else throw new Error(`The tests do not know this option of curl: ${word}`);
}
const ask = () => fetch(url, { method: method ?? (body === undefined ? 'GET' : 'POST'), headers, body });
let response = await ask();
// A busy machine may say: come again.
for (let more = 5; response.status === 503 && more > 0; more -= 1) {
  await new Promise((resolve) => setTimeout(resolve, 1000));
  response = await ask();
}
process.stdout.write(`${await response.text()}\n`);
process.exitCode = response.ok ? 0 : 22;
