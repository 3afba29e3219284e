import { Steps } from '../../../components/explain/steps.tsx'
import { ownPicture } from '../../../components/own-pictures.ts'
import { ShellLink } from '../../../components/shell/shell-link.tsx'
import { SitePicture } from '../../../components/site-picture.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { Card } from '../../../ui/card.tsx'
import type { Finished } from './load.server.ts'

type DoneStepProps = {
  /** What `loadDone` gave. */
  finished: Finished
  /** `h2` where the page around it has its own first heading. */
  headingLevel?: 'h1' | 'h2'
}

/** Step "Selesai" of checkout: the payment is here, and this comes next. */
export function DoneStep({ finished, headingLevel: Heading = 'h1' }: DoneStepProps) {
  const { text, facts, steps, order, settle, say } = finished
  return (
    <Card padding="none" className="mx-auto max-w-[46rem] overflow-clip">
      <SitePicture {...ownPicture('kaaba-1-wide')} shape="wide" sizes="(width < 48rem) 100vw, 46rem" alt="" priority />
      <div className="flex flex-col gap-6 p-[min(1.25rem,5.5vw)] sm:p-8">
        <div className="flex flex-col gap-2 text-center">
          <Heading className="text-2xl sm:text-3xl">{say.title}</Heading>
          <p className="text-muted text-pretty">{text}</p>
        </div>
        <dl className="grid gap-x-6 gap-y-3 rounded-md bg-brand-soft p-4 sm:grid-cols-2">
          {facts.map(({ name, value, note }) => (
            <div key={name} className="flex min-w-0 flex-col">
              <dt className="text-muted text-sm">{name}</dt>
              <dd className="font-semibold tabular-nums">{value}</dd>
              {note && <dd className="text-muted text-sm">{note}</dd>}
            </div>
          ))}
        </dl>
        <section aria-labelledby="next" className="flex flex-col gap-4">
          <h2 id="next" className="text-xl">
            {say.next}
          </h2>
          <Steps steps={steps} layout="column" />
        </section>
        <div className="flex flex-wrap gap-3">
          <ShellLink path={order} className={buttonClass()}>
            {say.toOrder}
          </ShellLink>
          {settle && (
            <ShellLink path={settle} className={buttonClass({ variant: 'secondary' })}>
              {say.settleNow}
            </ShellLink>
          )}
        </div>
      </div>
    </Card>
  )
}
