import { Accordion } from '../../ui/accordion.tsx'
import type { Step } from './steps.tsx'

/** Questions that open one by one. */
export function Questions({ questions }: { questions: readonly Step[] }) {
  return (
    <Accordion
      items={questions.map(({ title, text }, place) => ({ id: `answer-${place + 1}`, title, content: text }))}
    />
  )
}
