import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { buttonClass } from '../../../ui/button-class.ts'
import { Card } from '../../../ui/card.tsx'
import { BedDouble, Download } from '../../../ui/icons/icons.ts'
import { linkClass } from '../../../ui/link-class.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { useWords } from '../../use-shell.ts'
import { loadDeparture } from './load.server.ts'
import { words } from './words.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.tab }]

export const loader = ({ context, params }: LoaderFunctionArgs) => loadDeparture(context, params.id ?? '')

export default function DeparturePage() {
  const { title, text, crumbs, facts, todo, manifests, rooming, all } = useLoaderData<typeof loader>()
  const say = useWords(words)
  return (
    <div className="flex flex-col gap-5">
      <PageHead
        title={title}
        text={text}
        crumbs={crumbs}
        actions={
          <Link to={rooming} className={buttonClass()}>
            <BedDouble aria-hidden="true" className="size-5" />
            {say.rooming}
          </Link>
        }
      />
      <Card>
        <dl className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-6">
          {facts.map(({ name, value }) => (
            <div key={name} className="flex min-w-0 flex-col-reverse justify-end">
              <dt className="text-muted text-sm">{name}</dt>
              <dd className="font-semibold text-2xl tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <section aria-labelledby="todo" className="flex flex-col gap-3">
        <h2 id="todo" className="text-lg">
          {say.todo}
        </h2>
        {todo.length === 0 && <p className="text-muted">{say.nothing}</p>}
        <ul className="flex flex-col gap-2">
          {todo.map(({ name, count, href }) => (
            <li key={name}>
              <Link to={href} className={linkClass()}>
                {name}: <span className="tabular-nums">{count}</span>
              </Link>
            </li>
          ))}
        </ul>
        <p>
          <Link to={all} className={linkClass()}>
            {say.all}
          </Link>
        </p>
      </section>
      <div className="grid items-start gap-4 md:grid-cols-2">
        {manifests.map(({ key, title: name, text: about, files }) => (
          <Card as="section" key={key} look="flat" aria-labelledby={key} className="flex flex-col gap-3">
            <h2 id={key} className="text-lg">
              {name}
            </h2>
            <p className="text-muted text-sm">{about}</p>
            <p className="flex flex-wrap gap-2">
              {files.map(({ label, href }) => (
                // Not a page: the browser takes it as a file, and stays where it is.
                <a key={label} href={href} download className={buttonClass({ variant: 'secondary', size: 'sm' })}>
                  <Download aria-hidden="true" className="size-4" />
                  {label}
                </a>
              ))}
            </p>
          </Card>
        ))}
      </div>
    </div>
  )
}
