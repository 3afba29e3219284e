import type { ReactNode } from 'react'
import { isRouteErrorResponse } from 'react-router'
import { recordOf } from '#core/record.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { usePageLanguage, useShellOrNone } from '../../use-shell.ts'
import { ownPicture } from '../own-pictures.ts'
import { Frame } from '../shell/frame.tsx'
import { Main } from '../shell/main.tsx'
import { SitePicture } from '../site-picture.tsx'
import { FailedPopup } from './failed-popup.tsx'
import { HomeLink } from './home-link.tsx'
import { OpensByItself } from './opens-by-itself.tsx'
import { type ErrorStatus, errorStatus, isTemporary, statusWord } from './statuses.ts'
import { TryAgain } from './try-again.tsx'
import { words } from './words.ts'

/** What a person sees when an address leads nowhere, or when we failed; inside the shell where that could be loaded. */
export function ErrorScreen({ error }: { error: unknown }) {
  const shell = useShellOrNone()
  const status = errorStatus(isRouteErrorResponse(error) ? error.status : 500)
  const said = isRouteErrorResponse(error) ? messageOf(error.data) : undefined
  const say = words(usePageLanguage())
  const title = titleOf(say, { status, said })
  const again = isTemporary(status) ? <TryAgain label={say.tryAgain} /> : undefined
  const page = (
    <Main>
      <title>{shell ? `${title} · ${shell.tenant.name}` : title}</title>
      <ErrorPage status={status} said={said} again={again} />
      {status === 500 && <FailedPopup />}
    </Main>
  )
  return shell ? <Frame>{page}</Frame> : page
}

/** What the server said, where a call failed. */
const messageOf = (data: unknown): string | undefined => {
  const { message } = recordOf(data)
  return typeof message === 'string' && message ? message : undefined
}

/** `said` are words of the server; whatever stands in an address is never among them. */
type Shown = { status: ErrorStatus; said?: string | undefined }

const titleOf = (say: ReturnType<typeof words>, { status, said }: Shown): string =>
  (texts[status] ? undefined : said) ?? say[statusWord(status)]

/** An address that leads nowhere says the same everywhere; why comes below. */
const texts: Partial<Record<ErrorStatus, 'notFoundText' | 'goneText'>> = { 404: 'notFoundText', 410: 'goneText' }

/** What to do about the others, where their title does not say it. */
const ways = {
  400: 'badRequestText',
  401: 'signInFirstText',
  403: 'forbiddenText',
  413: 'tooLargeText',
  415: 'wrongKindText',
  500: 'serverText',
} as const satisfies Partial<Record<ErrorStatus, keyof ReturnType<typeof words>>>

/** The code, what it means, a picture and the way home. */
export function ErrorPage({ status, said, again }: Shown & { again?: ReactNode }) {
  const language = usePageLanguage()
  const say = words(language)
  const text = { ...ways, ...texts }[status]
  return (
    <div className="layout flex flex-col items-center py-10 text-center md:py-14">
      {/* While the service is away its pictures are, too. */}
      {status !== 503 && (
        <div className="w-full max-w-[26rem]">
          <SitePicture {...ownPicture('not-found')} shape="card" sizes="26rem" alt="" priority className="rounded-lg" />
        </div>
      )}
      <p className="mt-6 font-extrabold text-5xl text-brand-text tabular-nums tracking-tight">{status}</p>
      <h1 className="mt-2 text-2xl md:text-3xl">{titleOf(say, { status, said })}</h1>
      {text && <p className="mt-3 max-w-prose text-muted">{status === 410 && said ? said : say[text]}</p>}
      {again && status === 503 && <OpensByItself language={language} />}
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        {again}
        <HomeLink className={buttonClass({ variant: again ? 'secondary' : 'primary' })}>{say.home}</HomeLink>
      </div>
    </div>
  )
}
