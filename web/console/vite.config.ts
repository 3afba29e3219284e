import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { mountedAt } from './mounted-at.ts'

export default defineConfig({
  base: `${mountedAt}/`,
  // While developing, the site's own is beside it.
  cacheDir: '../../node_modules/.vite-console',
  plugins: [tailwindcss(), reactRouter()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // Vite clears no folder outside its root unless it is told to.
    emptyOutDir: true,
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  // The kit is outside its folder, and the site has Vite's usual port.
  server: { middlewareMode: true, fs: { allow: ['../..'] }, hmr: { port: 24_679 } },
})
