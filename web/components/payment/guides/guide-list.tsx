import { Accordion } from '../../../ui/accordion.tsx'
import { Card } from '../../../ui/card.tsx'
import type { Guide } from './guides.server.ts'

type GuideListProps = { guides: readonly Guide[]; title: string; note: string }

/** The ways to pay, step by step; the first stands open. */
export function GuideList({ guides, title, note }: GuideListProps) {
  if (guides.length === 0) return null
  const items = guides.map(({ id, title: name, steps }, place) => ({
    id: `guide-${id}`,
    title: name,
    isOpen: place === 0,
    content: <Steps steps={steps} />,
  }))
  const [only] = guides.length === 1 ? guides : []
  return (
    <section aria-labelledby="guides" className="flex flex-col gap-3">
      <h2 id="guides" className="text-xl">
        {title}
      </h2>
      {only ? (
        <Card look="flat">
          <Steps steps={only.steps} />
        </Card>
      ) : (
        <Accordion items={items} />
      )}
      {guides.length > 1 && <p className="text-muted text-sm">{note}</p>}
    </section>
  )
}

const Steps = ({ steps }: Pick<Guide, 'steps'>) => (
  <ol className="flex list-decimal flex-col gap-2 ps-5 text-ink marker:font-semibold marker:text-brand-text">
    {steps.map((step) => (
      <li key={step} className="ps-1">
        {step}
      </li>
    ))}
  </ol>
)
