import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { buttonClass } from '../../../ui/button-class.ts'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { CheckCheck } from '../../../ui/icons/icons.ts'
import type { Todo } from '../../todos/todo.ts'
import { useWords } from '../../use-shell.ts'
import { loadHome } from './load.server.ts'
import { words } from './words.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.tab }]

export const loader = ({ context }: LoaderFunctionArgs) => loadHome(context)

export default function HomePage() {
  const { todos, person, grants } = useLoaderData<typeof loader>()
  const say = useWords(words)
  return (
    <div className="flex flex-col gap-6">
      <h1 className="text-2xl md:text-3xl">{say.title}</h1>
      <div className="grid items-start gap-4 md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        {todos.length > 0 ? (
          <ul className="flex flex-col gap-4">
            {todos.map((todo) => (
              <TodoCard key={todo.key} todo={todo} />
            ))}
          </ul>
        ) : (
          <Card as="section" padding="lg">
            <EmptyState title={say.nothing} text={say.nothingText} icon={<CheckCheck />} />
          </Card>
        )}
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

function TodoCard({ todo: { key, title, text, href, open } }: { todo: Todo }) {
  return (
    <Card as="li" padding="lg" aria-labelledby={`todo-${key}`} className="flex flex-col items-start gap-3">
      <h2 id={`todo-${key}`} className="text-lg">
        {title}
      </h2>
      <p className="text-base">{text}</p>
      <Link to={href} className={buttonClass()}>
        {open}
      </Link>
    </Card>
  )
}
