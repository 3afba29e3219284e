import { Suspense } from 'react'
import { pageOf } from '../../api.server.ts'
import { words as analyticsWords } from '../../components/analytics/words.ts'
import { documentHandle, documentMeta } from '../../components/guides/document-frame.ts'
import { DocumentPage } from '../../components/guides/document-page.tsx'
import { loadText, versionIn } from '../../components/guides/load.server.ts'
import { linkedCrumbs } from '../../linked-crumbs.server.ts'
import { optionalPart } from '../../ui/optional-part.ts'
import type { Route } from './+types/page.ts'

export const meta = documentMeta
export const handle = documentHandle

export async function loader({ context, url }: Route.LoaderArgs) {
  const loaded = await loadText(context, 'privacy', versionIn(url))
  const { title, path } = loaded.text
  const page = pageOf(context)
  const { ask: _ask, more: _more, ...analytics } = analyticsWords(page.language)
  return {
    ...loaded,
    linked: [linkedCrumbs(page, [{ name: title, path }])],
    analytics: page.analytics && analytics,
  }
}

// Only brands that count visits have it.
const AnalyticsSection = optionalPart(() =>
  import('./parts/analytics-section.tsx').then((module) => module.AnalyticsSection),
)

export default function Privacy({ loaderData }: Route.ComponentProps) {
  const { analytics } = loaderData
  return (
    <DocumentPage loaded={loaderData}>
      {analytics && (
        <Suspense>
          <AnalyticsSection say={analytics} />
        </Suspense>
      )}
    </DocumentPage>
  )
}
