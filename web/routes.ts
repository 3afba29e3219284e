import { layout, type RouteConfig, route } from '@react-router/dev/routes'
import { languages } from '../core/messages.ts'
import { pages } from './pages.ts'

const at = { id: '', en: '/en' } as const
const layouts = [...new Set(pages.map((entry) => entry.layout))]

/** A layout once, its pages in both languages side by side: what every visitor loads of the list is half of it, compressed. */
const mount = (name: (typeof layouts)[number]) =>
  layout(
    `layouts/${name}.tsx`,
    { id: name },
    pages
      .filter((entry) => entry.layout === name)
      .flatMap((entry) =>
        languages.map((language) =>
          route((at[language] + entry.path).replace(/\/$/, '') || '/', `pages/${entry.page}/page.tsx`, {
            id: `${language}:${entry.path}`,
          }),
        ),
      ),
  )

export default layouts.map(mount) satisfies RouteConfig
