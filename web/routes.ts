import { layout, type RouteConfig, route } from '@react-router/dev/routes'
import { pages } from './pages.ts'

const at = { id: '', en: '/en' } as const
const layouts = [...new Set(pages.map((entry) => entry.layout))]

const mount = (language: keyof typeof at) =>
  layouts.map((name) =>
    layout(
      `layouts/${name}.tsx`,
      { id: `${language}:${name}` },
      pages
        .filter((entry) => entry.layout === name)
        .map((entry) =>
          route((at[language] + entry.path).replace(/\/$/, '') || '/', `pages/${entry.page}/page.tsx`, {
            id: `${language}:${entry.path}`,
          }),
        ),
    ),
  )

export default [...mount('id'), ...mount('en')] satisfies RouteConfig
