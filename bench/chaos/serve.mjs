// The real command in a process that ends with its parent: node serve.mjs <arguments of palimpsest>.
process.once('disconnect', () => process.exit(1));
process.channel?.unref();
await import('../../packages/engine/bin/palimpsest.js');
