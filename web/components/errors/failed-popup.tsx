import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { OctagonAlert } from '#web/ui/icons/icons.ts'
import { splitLanguage } from '../../to.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { usePageLanguage } from '../../use-shell.ts'
import { HomeLink, useHome } from './home-link.tsx'
import { homeAfterMs } from './statuses.ts'
import { words } from './words.ts'

/** Says that we failed, and takes the person home; a home page that fails itself stays put, so as not to go round. */
export function FailedPopup() {
  const say = words(usePageLanguage())
  const home = useHome()
  const { path } = splitLanguage(useLocation().pathname)
  const isHome = path === '/'
  // Without a network it was not us, and home is no better a place.
  const isCut = navigator.onLine === false
  useEffect(() => {
    if (isHome || isCut) return
    const timer = window.setTimeout(() => window.location.assign(home), homeAfterMs)
    return () => window.clearTimeout(timer)
  }, [home, isHome, isCut])
  return (
    <div className="fixed inset-0 z-50 flex items-center justify-center bg-shade/60 p-4">
      <div
        role="alertdialog"
        aria-labelledby="failed-title"
        aria-describedby="failed-text"
        className="flex w-full max-w-narrow flex-col items-center gap-3 rounded-lg bg-paper p-8 text-center text-ink shadow-floating"
      >
        <span className="flex size-16 items-center justify-center rounded-full bg-danger-soft text-danger-text">
          <OctagonAlert aria-hidden="true" className="size-8" />
        </span>
        <h2 id="failed-title" className="text-xl">
          {isCut ? say.cut : say.failed}
        </h2>
        <p id="failed-text" className="text-muted">
          {isCut ? say.cutText : isHome ? say.failedAtHome : say.failedText}
        </p>
        {isCut ? (
          // biome-ignore lint/a11y/useValidAnchor: no address is the one that we are at
          <a href="" className={`mt-2 ${buttonClass()}`}>
            {say.reload}
          </a>
        ) : (
          <HomeLink className={`mt-2 ${buttonClass()}`}>{isHome ? say.reload : say.home}</HomeLink>
        )}
      </div>
    </div>
  )
}
