import { builderPath } from '../../components/private/form-query.ts'
import { crumbsOf, type ShellHandle } from '../../components/shell/handle.ts'
import { ShellLink } from '../../components/shell/shell-link.tsx'
import { metaOf } from '../../meta.ts'
import { Alert } from '../../ui/alert.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { Check } from '../../ui/icons/icons.ts'
import { linkClass } from '../../ui/link-class.ts'
import type { Route } from './+types/page.ts'
import { actBuilder } from './act.server.ts'
import { type Builder, loadBuilder } from './load.server.ts'
import { PlanForm } from './parts/plan-form.tsx'

export const meta = metaOf<Builder>((_language, { loaderData: { say, isBeginning, data } }) => ({
  title: say.title,
  description: say.description,
  canonical: builderPath,
  hidden: !isBeginning,
  data,
}))

export const handle: ShellHandle = { crumbs: crumbsOf<Builder>(({ crumbs }) => crumbs) }

export const loader = ({ context, url }: Route.LoaderArgs) => loadBuilder(context, url)

export const action = ({ context, request }: Route.ActionArgs) => actBuilder(context, request)

export default function PrivateUmrah({ loaderData: builder }: Route.ComponentProps) {
  const { say, draft_id } = builder
  return (
    <div className="layout flex flex-col gap-5 py-5 md:gap-8 md:py-10">
      <header className="flex flex-col gap-1.5">
        <h1 className="text-2xl md:text-4xl">{say.title}</h1>
        <p className="max-w-prose text-muted md:text-lg">{say.lead}</p>
      </header>
      {draft_id && (
        <Alert title={say.changing}>
          <ShellLink path={`${builderPath}/book?id=${draft_id}`} className={`${linkClass()} link-row`}>
            {say.backToPlan}
          </ShellLink>
        </Alert>
      )}
      {builder.isOpen ? <PlanForm builder={builder} /> : <Closed say={say} />}
      <About builder={builder} />
    </div>
  )
}

const Closed = ({ say }: { say: Builder['say'] }) => (
  <Alert title={say.closed}>
    <ShellLink path="/umroh" className={buttonClass({ variant: 'secondary', size: 'sm' })}>
      {say.toPackages}
    </ShellLink>
  </Alert>
)

/** What every journey has, and how it goes on from here. */
const About = ({ builder: { say, includes, steps } }: { builder: Builder }) => (
  <>
    <section aria-labelledby="includes" className="flex flex-col gap-4">
      <h2 id="includes" className="text-xl md:text-2xl">
        {say.includes}
      </h2>
      <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
        {includes.map((text) => (
          <li key={text} className="flex items-start gap-2">
            <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-success-text" />
            {text}
          </li>
        ))}
      </ul>
    </section>
    <section aria-labelledby="how-it-goes" className="flex flex-col gap-4">
      <h2 id="how-it-goes" className="text-xl md:text-2xl">
        {say.howItGoes}
      </h2>
      <ol className="grid list-inside list-decimal gap-5 marker:font-bold marker:text-brand-text md:grid-cols-2">
        {steps.map(({ title, text }) => (
          <li key={title}>
            <h3 className="inline text-lg">{title}</h3>
            <p className="text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  </>
)
