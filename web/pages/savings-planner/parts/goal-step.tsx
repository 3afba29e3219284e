import { Form } from 'react-router'
import { PackageX } from '#web/ui/icons/icons.ts'
import { CategorySearch } from '../../../components/form/category-search.tsx'
import { ShellLink } from '../../../components/shell/shell-link.tsx'
import { useHref } from '../../../components/shell/use-href.ts'
import { SitePicture } from '../../../components/site-picture.tsx'
import { Alert } from '../../../ui/alert.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { Card, coverLinkClass } from '../../../ui/card.tsx'
import { cx } from '../../../ui/class-names.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Field } from '../../../ui/field.tsx'
import { linkClass } from '../../../ui/link-class.ts'
import { TextInput } from '../../../ui/text-input.tsx'
import type { loadGoals } from '../load.server.ts'
import { carriedBy, type PlanQuery, plannerPath } from '../query.ts'
import type { Say } from './say.ts'

type Goals = Awaited<ReturnType<typeof loadGoals>>
type GoalStepProps = { goals: Goals; say: Say; query: PlanQuery }

/** A package of the list, or a sum of one's own. */
export function GoalStep({ goals, say, query }: GoalStepProps) {
  const { search, count, problem, packages, more } = goals
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start lg:gap-8">
      <section aria-labelledby="packages" className="flex min-w-0 flex-col gap-4">
        <h2 id="packages" className="text-xl md:text-2xl">
          {say.packageTitle}
        </h2>
        <p className="-mt-3 lg:hidden">
          <a href="#own-target" className={`${linkClass()} link-row`}>
            {say.toTarget}
          </a>
        </p>
        {problem && <Alert tone="warning">{problem}</Alert>}
        <CategorySearch
          path={plannerPath}
          query={{ search }}
          say={{ search: say.search, placeholder: say.placeholder, submit: say.find }}
        />
        <p role="status" className="text-muted text-sm">
          {count}
        </p>
        {packages.length === 0 && <EmptyState icon={<PackageX />} title={say.noneTitle} text={say.noneText} />}
        <ul className="grid gap-3 sm:grid-cols-2">
          {packages.map((one) => (
            <PackageChoice key={one.href} choice={one} say={say} />
          ))}
        </ul>
        {more && (
          <p>
            <ShellLink path={more} className={buttonClass({ variant: 'secondary' })}>
              {say.morePackages}
            </ShellLink>
          </p>
        )}
      </section>
      <OwnTarget target={goals.target} say={say} query={query} />
    </div>
  )
}

function PackageChoice({ choice, say }: { choice: Goals['packages'][number]; say: Say }) {
  const { href, name, picture, about, price } = choice
  return (
    <Card as="li" look="flat" interactive padding="none" className="flex items-stretch gap-3 overflow-hidden">
      <SitePicture {...picture} shape="card" alt="" sizes="7rem" widest={480} className="w-28 shrink-0 object-cover" />
      <div className="flex min-w-0 flex-1 flex-col gap-1 py-3 pe-3">
        <h3 className="line-clamp-2 text-base leading-snug">
          <ShellLink path={href} className={coverLinkClass}>
            {name}
          </ShellLink>
        </h3>
        <p className="text-muted text-sm">{about}</p>
        <p className="mt-auto">
          <span className="money font-bold text-brand-text">{price}</span>{' '}
          <span className="text-muted text-sm">{say.perPerson}</span>
        </p>
      </div>
    </Card>
  )
}

type OwnTargetProps = { target: Goals['target']; say: Say; query: PlanQuery }

function OwnTarget({ target: { typed, error }, say, query }: OwnTargetProps) {
  const carried = carriedBy({ ...query, package: undefined }, ['target', 'step'])
  return (
    <Card
      as="section"
      look="tinted"
      aria-labelledby="own-target"
      className={cx('flex flex-col gap-4', error && 'max-lg:order-first')}
    >
      <div className="flex flex-col gap-1">
        <h2 id="own-target" className="scroll-mt-24 text-lg">
          {say.targetTitle}
        </h2>
        <p className="text-sm">{say.targetText}</p>
      </div>
      <Form action={useHref()(plannerPath)} noValidate className="flex flex-col gap-4">
        {carried.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Field name="target" label={say.target} error={error} required>
          <TextInput key={typed} inputMode="numeric" defaultValue={typed} placeholder="30.000.000" maxLength={20} />
        </Field>
        <input type="hidden" name="step" value="2" />
        <button type="submit" className={buttonClass()}>
          {say.useTarget}
        </button>
      </Form>
    </Card>
  )
}
