import { type RouteConfig, route } from '@react-router/dev/routes'
import { languages } from '#core/messages.ts'
import { inLanguage } from '../to.ts'
import { pages } from './pages.ts'

export default languages.flatMap((language) =>
  pages.map(({ path, page }) =>
    route(inLanguage(language, path), `pages/${page}/page.tsx`, { id: `${language}:${path}` }),
  ),
) satisfies RouteConfig
