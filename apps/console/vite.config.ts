import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), react()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // Refine brings 170 KB packed; libraries stay in the browser while our own code changes. What only
    // some screens need (tables, charts) comes with them.
    chunkSizeWarningLimit: 650,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'libraries', test: /node_modules/, tags: ['$initial'] },
            // Small things that many screens share: as files of their own, a screen fetches up to 90.
            {
              name: 'often',
              test: (id: string) => !/[\\/]locales[\\/]/.test(id),
              minShareCount: 8,
              maxModuleSize: 4000,
            },
          ],
        },
      },
    },
  },
});
