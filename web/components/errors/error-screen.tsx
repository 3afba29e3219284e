import { isRouteErrorResponse } from 'react-router'
import { buttonClass } from '../../ui/button-class.ts'
import { useShellOrNone } from '../../use-shell.ts'
import { Frame } from '../shell/frame.tsx'
import { Main } from '../shell/main.tsx'
import { SitePicture } from '../site-picture.tsx'
import { FailedPopup } from './failed-popup.tsx'
import { HomeLink } from './home-link.tsx'
import { type ErrorStatus, errorStatus, statusWord } from './statuses.ts'
import { words } from './words.ts'

/** What a person sees when an address leads nowhere, or when we failed; inside the shell where that could be loaded. */
export function ErrorScreen({ error }: { error: unknown }) {
  const shell = useShellOrNone()
  const status = errorStatus(isRouteErrorResponse(error) ? error.status : 500)
  const title = words(shell?.language ?? 'id')[statusWord(status)]
  const page = (
    <Main>
      <title>{shell ? `${title} · ${shell.tenant.name}` : title}</title>
      <ErrorPage status={status} />
      {status === 500 && <FailedPopup />}
    </Main>
  )
  return shell ? <Frame>{page}</Frame> : page
}

/** The code, what it means, a picture and the way home. */
export function ErrorPage({ status }: { status: ErrorStatus }) {
  const language = useShellOrNone()?.language ?? 'id'
  const say = words(language)
  return (
    <div className="layout flex flex-col items-center py-10 text-center md:py-14">
      <div className="w-full max-w-[26rem]">
        <SitePicture id="not-found" shape="card" sizes="26rem" alt="" priority className="rounded-lg" />
      </div>
      <p className="mt-6 font-extrabold text-5xl text-brand-text tabular-nums tracking-tight">{status}</p>
      <h1 className="mt-2 text-2xl md:text-3xl">{say[statusWord(status)]}</h1>
      {status === 404 && <p className="mt-3 max-w-prose text-muted">{say.notFoundText}</p>}
      {status === 410 && <p className="mt-3 max-w-prose text-muted">{say.goneText}</p>}
      <HomeLink className={`mt-8 ${buttonClass()}`}>{say.home}</HomeLink>
    </div>
  )
}
