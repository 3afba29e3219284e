import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { buttonClass } from '../../../ui/button-class.ts'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { CheckCheck } from '../../../ui/icons/icons.ts'
import { to } from '../../to.ts'
import { useLanguage } from '../../use-shell.ts'
import { loadHome } from './load.server.ts'
import { words } from './words.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.tab }]

export const loader = ({ context }: LoaderFunctionArgs) => loadHome(context)

export default function HomePage() {
  const { refunds, person, grants } = useLoaderData<typeof loader>()
  const language = useLanguage()
  const say = words(language)
  return (
    <div className="flex flex-col gap-6">
      <h1 className="text-2xl md:text-3xl">{say.title}</h1>
      <div className="grid items-start gap-4 md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <Card as="section" aria-labelledby={refunds && 'waiting'} padding="lg">
          {refunds ? (
            <div className="flex flex-col items-start gap-3">
              <h2 id="waiting" className="text-lg">
                {say.refunds}
              </h2>
              <p className="text-base">{refunds}</p>
              <Link to={to(language, '/refunds')} className={buttonClass()}>
                {say.open}
              </Link>
            </div>
          ) : (
            <EmptyState title={say.nothing} text={say.nothingText} icon={<CheckCheck />} />
          )}
        </Card>
        <Card as="section" look="flat" aria-labelledby="signed-in" className="flex flex-col gap-3">
          <h2 id="signed-in" className="text-lg">
            {say.signedIn}
          </h2>
          <p className="[overflow-wrap:anywhere]">
            <span className="block font-semibold">{person.full_name}</span>
            <span className="text-muted text-sm">{person.email}</span>
          </p>
          <h3 className="text-base">{say.grants}</h3>
          <ul className="flex list-disc flex-col gap-1 ps-5 text-sm">
            {grants.map((grant) => (
              <li key={grant}>{grant}</li>
            ))}
          </ul>
        </Card>
      </div>
    </div>
  )
}
