import { buttonClass } from '../../ui/button-class.ts'
import { Card } from '../../ui/card.tsx'
import type { Failure } from '../form/failure.ts'
import { ListingHero } from '../listing/listing-hero.tsx'
import type { ShownPicture } from '../site-picture.tsx'
import { Application } from './application.tsx'
import { Broken, Sent } from './ends.tsx'
import type { Joining } from './join.server.ts'
import { JoinForm } from './join-form.tsx'
import { type Benefit, Benefits, Checks, Steps } from './why.tsx'

export type JoinPageProps = {
  joining: Joining
  heading: string
  failure: Failure | undefined
  picture: ShownPicture
  benefits: readonly Benefit[]
  checks: readonly string[]
}

/** Why to join, how it goes, and the form; or what has become of an application. */
export function JoinPage({ joining, heading, failure, picture, benefits, checks }: JoinPageProps) {
  const { say, own } = joining
  if (joining.view === 'sent') return <Sent joining={joining} />
  if (joining.view === 'broken') return <Broken joining={joining} />
  if (joining.view === 'application') {
    return <Application application={joining.application} failure={failure} joining={joining} />
  }
  return (
    <>
      <ListingHero title={heading} text={own.text} picture={picture}>
        <a href="#form" className={`${buttonClass({ variant: 'secondary' })} mt-2 self-start`}>
          {say.apply}
        </a>
      </ListingHero>
      <Benefits title={say.benefits} benefits={benefits} />
      <Steps say={say} />
      <div
        id="form"
        className="layout grid grid-cols-1 gap-8 py-10 md:py-14 lg:grid-cols-[minmax(0,1fr)_minmax(0,32rem)] lg:gap-14"
      >
        <Checks title={say.checks} checks={checks} />
        <Card as="section" padding="lg" aria-labelledby="form-title" className="flex flex-col gap-5">
          <header className="flex flex-col gap-1">
            <h2 id="form-title" className="text-2xl">
              {say.formTitle}
            </h2>
            <p className="text-muted">{say.formText}</p>
          </header>
          <JoinForm say={say} kinds={joining.kinds} ticket={joining.ticket} failure={failure} />
        </Card>
      </div>
    </>
  )
}
