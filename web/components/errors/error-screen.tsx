import type { ReactNode } from 'react'
import { isRouteErrorResponse } from 'react-router'
import { buttonClass } from '../../ui/button-class.ts'
import { useShellOrNone } from '../../use-shell.ts'
import { Frame } from '../shell/frame.tsx'
import { FailedPopup } from './failed-popup.tsx'
import { HomeLink } from './home-link.tsx'
import { LostPicture } from './lost-picture.tsx'
import { errorStatus, statusWord } from './statuses.ts'
import { words } from './words.ts'

/** What a person sees when an address leads nowhere, or when we failed; inside the shell where that could be loaded. */
export function ErrorScreen({ error }: { error: unknown }) {
  const shell = useShellOrNone()
  const status = errorStatus(isRouteErrorResponse(error) ? error.status : 500)
  const screen = <ErrorPage status={status} />
  const page = status === 500 ? <FailedPopup>{screen}</FailedPopup> : screen
  return shell ? <Frame>{page}</Frame> : page
}

/** The code, what it means, a picture and the way home. */
export function ErrorPage({ status, children }: { status: ReturnType<typeof errorStatus>; children?: ReactNode }) {
  const language = useShellOrNone()?.language ?? 'id'
  const say = words(language)
  return (
    <main
      id="main"
      tabIndex={-1}
      className="layout flex flex-1 flex-col items-center py-10 text-center outline-none md:py-14"
    >
      <LostPicture className="h-auto w-full max-w-[26rem]" />
      <p className="mt-6 font-extrabold text-5xl text-brand-text tabular-nums tracking-tight">{status}</p>
      <h1 className="mt-2 text-2xl md:text-3xl">{say[statusWord(status)]}</h1>
      {status === 404 && <p className="mt-3 max-w-prose text-muted">{say.notFoundText}</p>}
      {children}
      <HomeLink className={`mt-8 ${buttonClass()}`}>{say.home}</HomeLink>
    </main>
  )
}
