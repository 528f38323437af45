import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // react-admin weighs 270 KB packed, and stays in the browser while our own code changes.
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      output: {
        // What only some screens need (the player, the editor, charts) comes with them.
        codeSplitting: {
          groups: [{ name: 'libraries', test: /node_modules/, tags: ['$initial'] }],
        },
      },
    },
  },
});
