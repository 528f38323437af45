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
        codeSplitting: { groups: [{ name: 'libraries', test: /node_modules(?!.*\/hls\.js\/)/ }] },
      },
    },
  },
});
