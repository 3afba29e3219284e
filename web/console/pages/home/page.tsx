import { Form, Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { unbrokenAmounts } from '#core/format.ts'
import { Button } from '../../../ui/button.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { Card } from '../../../ui/card.tsx'
import { cx } from '../../../ui/class-names.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { CheckCheck, Search } from '../../../ui/icons/icons.ts'
import { TextInput } from '../../../ui/text-input.tsx'
import type { Todo } from '../../todos/todo.ts'
import { useWords } from '../../use-shell.ts'
import { loadHome } from './load.server.ts'
import { Figures } from './parts/figures.tsx'
import { words } from './words.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.tab }]

export const loader = ({ context }: LoaderFunctionArgs) => loadHome(context)

export default function HomePage() {
  const { todos, figures, find, person, grants } = useLoaderData<typeof loader>()
  const say = useWords(words)
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-1">
        <h1 className="text-2xl md:text-3xl">{say.title}</h1>
        <p className="text-muted text-sm [overflow-wrap:anywhere]">{`${person} · ${grants.join(' · ')}`}</p>
      </div>
      {find && <FindForm action={find} />}
      {todos.length > 0 ? (
        <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {todos.map((todo) => (
            <TodoCard key={todo.key} todo={todo} />
          ))}
        </ul>
      ) : (
        <Card as="section" padding="lg">
          <EmptyState title={say.nothing} text={say.nothingText} icon={<CheckCheck />} />
        </Card>
      )}
      <Figures figures={figures} />
    </div>
  )
}

function TodoCard({ todo: { key, title, text, href, open } }: { todo: Todo }) {
  return (
    <Card as="li" aria-labelledby={`todo-${key}`} className="flex flex-col items-start gap-2">
      <h2 id={`todo-${key}`} className="text-lg">
        {title}
      </h2>
      <p className="[overflow-wrap:anywhere]">{unbrokenAmounts(text)}</p>
      <Link to={href} className={cx(buttonClass({ variant: 'secondary', size: 'sm' }), 'mt-auto')}>
        {open}
      </Link>
    </Card>
  )
}

/** Who answers the phone begins with whoever calls. */
function FindForm({ action }: { action: string }) {
  const say = useWords(words)
  return (
    <search>
      <Form action={action} className="list-bar">
        <TextInput
          type="search"
          name="search"
          aria-label={say.find}
          placeholder={say.find}
          maxLength={100}
          icon={<Search />}
          data-search=""
          className="list-search"
        />
        <Button type="submit" variant="secondary">
          {say.search}
        </Button>
      </Form>
    </search>
  )
}
