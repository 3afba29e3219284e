import type { Language } from '#core/messages.ts'
import { words } from './words.ts'

export function SkipLink({ language }: { language: Language }) {
  return (
    <a
      href="#main"
      className="sr-only z-50 rounded-sm bg-brand px-4 py-3 font-semibold text-on-brand focus:not-sr-only focus:fixed focus:start-3 focus:top-3"
    >
      {words(language).skip}
    </a>
  )
}

/** decisions §8: on every page of the demo. */
export function DemoBar({ language }: { language: Language }) {
  const say = words(language)
  return (
    <aside
      data-demo-bar
      aria-label={say.demoLabel}
      className="flex flex-wrap items-center justify-center gap-x-2 bg-accent-soft px-4 py-1 text-center text-ink text-sm"
    >
      <span>{say.demo}</span>
      <a href="/sandbox" className="py-1 font-semibold text-accent-text underline underline-offset-4">
        {say.demoLink}
      </a>
    </aside>
  )
}
