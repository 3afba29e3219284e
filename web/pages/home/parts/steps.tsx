import type { Home } from '../home.server.ts'

/** From choosing to departing. */
export function Steps({ steps: { title, items } }: Pick<Home, 'steps'>) {
  return (
    <section className="layout flex flex-col gap-6" aria-labelledby="steps">
      <h2 id="steps" className="text-2xl md:text-3xl">
        {title}
      </h2>
      <ol className="grid grid-cols-2 gap-x-4 gap-y-6 md:gap-x-6 lg:grid-cols-4">
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
