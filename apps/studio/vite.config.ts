import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// Built into the engine's package, which serves it. In development the API of a running server is used:
// palimpsest serve, then npm run dev -w apps/studio.
export default defineConfig({
  plugins: [react()],
  // Workspace packages from their sources, as the tests use them.
  resolve: { conditions: ['@palimpsest/source', 'module', 'browser', 'development|production'] },
  build: {
    outDir: '../../packages/engine/studio',
    emptyOutDir: true,
    // A strict content security policy allows no script or image within the page.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  worker: { format: 'es' },
  server: { proxy: { '/v1': { target: 'http://127.0.0.1:4310', changeOrigin: true } } },
});
