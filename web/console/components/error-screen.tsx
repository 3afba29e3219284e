import { isRouteErrorResponse, Link } from 'react-router'
import { errorStatus, isTemporary, statusWord } from '../../components/errors/statuses.ts'
import { TryAgain } from '../../components/errors/try-again.tsx'
import { words as errorWords } from '../../components/errors/words.ts'
import { inLanguage } from '../../to.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { OctagonAlert, SearchX } from '../../ui/icons/icons.ts'
import { useLanguage, useShellOrNone } from '../use-shell.ts'
import { words } from '../words.ts'

/** A page that is not there, or not for whoever opens it, says the same; so does every failure but one that passes. */
export function ErrorScreen({ error }: { error: unknown }) {
  const language = useLanguage()
  const say = words(language)
  // To whoever may open none of it, the home page is not there either.
  const isInside = useShellOrNone() !== undefined
  const status = errorStatus(isRouteErrorResponse(error) ? error.status : 500)
  const isMissing = status === 404
  const failed = isTemporary(status) ? errorWords(language)[statusWord(status)] : say.failed
  const title = isMissing ? say.notThere : failed
  return (
    <>
      <title>{`${title} · ${say.console}`}</title>
      <EmptyState
        headingLevel="h1"
        title={title}
        text={textOf(say, status)}
        icon={isMissing ? <SearchX /> : <OctagonAlert />}
        action={
          (isTemporary(status) || isInside) && (
            <>
              {isTemporary(status) && <TryAgain label={errorWords(language).tryAgain} />}
              {isInside && (
                <Link to={inLanguage(language, '/')} className={buttonClass({ variant: 'secondary' })}>
                  {say.back}
                </Link>
              )}
            </>
          )
        }
      />
    </>
  )
}

function textOf(say: ReturnType<typeof words>, status: number): string | undefined {
  if (isTemporary(status)) return undefined
  return status === 404 ? say.notThereText : say.failedText
}
