import type { HomeWords } from '../words.ts'

/** From choosing to departing. */
export function Steps({ say }: { say: HomeWords }) {
  const steps = [
    { title: say.choose, text: say.chooseText },
    { title: say.book, text: say.bookText },
    { title: say.pay, text: say.payText },
    { title: say.go, text: say.goText },
  ]
  return (
    <section className="layout flex flex-col gap-8 py-12 md:py-20" aria-labelledby="steps">
      <h2 id="steps" className="text-3xl">
        {say.stepsTitle}
      </h2>
      <ol className="grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-4">
        {steps.map((step, i) => (
          <li key={step.title} className="flex flex-col gap-2 border-t-2 border-accent pt-4">
            <span className="text-sm font-semibold text-accent-text" aria-hidden="true">
              {i + 1}
            </span>
            <h3 className="text-xl">{step.title}</h3>
            <p className="text-muted">{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
