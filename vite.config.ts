import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { guardedReload, leanRouter } from './web/bundling/lean-router.ts'

// Many small files compress badly: what every page needs travels as two, the framework and the shell around the page.
const chunkGroups = [
  { name: 'framework', test: /node_modules\/(?:react|react-dom|scheduler|react-router)\// },
  {
    name: 'shell',
    test: /\/web\/(?:root\.tsx|ui\/picture|components\/site-picture|layouts\/default|to\.ts|use-shell|meta\.ts|components\/(?:toasts|shell\/(?!auth-|member-)|search\/(?!search-popup)|new-look\/(?!dialog)))/,
  },
]

export default defineConfig({
  plugins: [leanRouter(), guardedReload(), tailwindcss(), reactRouter()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: { checks: { bundlerTimings: false }, output: { codeSplitting: { groups: chunkGroups } } },
  },
  server: { middlewareMode: true },
})
