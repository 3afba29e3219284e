import { isRouteErrorResponse, Link } from 'react-router'
import { inLanguage } from '../../to.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { OctagonAlert, SearchX } from '../../ui/icons/icons.ts'
import { useLanguage, useShellOrNone } from '../use-shell.ts'
import { words } from '../words.ts'

/** A page that is not there, or not for whoever opens it, says the same; so does every failure. */
export function ErrorScreen({ error }: { error: unknown }) {
  const language = useLanguage()
  const say = words(language)
  // To whoever may open none of it, the home page is not there either.
  const isInside = useShellOrNone() !== undefined
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  const title = isMissing ? say.notThere : say.failed
  return (
    <>
      <title>{`${title} · ${say.console}`}</title>
      <EmptyState
        headingLevel="h1"
        title={title}
        text={isMissing ? say.notThereText : say.failedText}
        icon={isMissing ? <SearchX /> : <OctagonAlert />}
        action={
          isInside && (
            <Link to={inLanguage(language, '/')} className={buttonClass({ variant: 'secondary' })}>
              {say.back}
            </Link>
          )
        }
      />
    </>
  )
}
