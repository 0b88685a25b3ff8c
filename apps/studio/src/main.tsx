import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { queryClient } from './app/query-client.ts';
import { loadViews, router } from './app/router.tsx';
import { applyTheme } from './app/theme.ts';
import './ui/style.css';

applyTheme();
/** When the first view is there and has been read. */
const LATER_MS = 3_000;

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no place for the studio.');
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
);
setTimeout(loadViews, LATER_MS);
