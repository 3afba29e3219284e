import type { Home } from '../home.server.ts'
import { SectionHead } from './section-head.tsx'

/** From choosing to departing. */
export function Steps({ steps: { title, items } }: Pick<Home, 'steps'>) {
  return (
    <section className="layout flex flex-col gap-6" aria-labelledby="steps">
      <SectionHead id="steps" title={title} />
      <ol className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-x-4 gap-y-6 md:gap-x-6">
        {items.map((step, i) => (
          <li key={step.title} className="flex flex-col gap-1 border-accent border-t-2 pt-3">
            <span className="font-semibold text-accent-text text-sm" aria-hidden="true">
              {i + 1}
            </span>
            <h3 className="text-lg">{step.title}</h3>
            <p className="text-muted">{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
