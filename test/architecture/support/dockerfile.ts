type Instruction = { stage: string; name: string; rest: string }

/** Instructions of a Dockerfile with the stage each belongs to. */
export function instructionsOf(text: string): Instruction[] {
  const lines = text.replaceAll(/\\\n\s*/g, '').split('\n')
  let stage = ''
  return lines.flatMap((line) => {
    const [, name, rest = ''] = /^([A-Z]+) (.*)$/.exec(line) ?? []
    if (!name) return []
    if (name === 'FROM') stage = rest.split(' AS ')[1] ?? rest
    return [{ stage, name, rest }]
  })
}

/** Whether a path is sent to the builder: the last line of `.dockerignore` that fits it or a folder above decides. */
export function isSent(path: string, ignore: string): boolean {
  const parts = path.split('/')
  const above = parts.map((_, i) => parts.slice(0, i + 1).join('/'))
  let sent = true
  for (const line of ignore.split('\n').filter((text) => text !== '' && !text.startsWith('#'))) {
    const glob = line.replace(/^!/, '').replaceAll('.', '\\.').replaceAll('**/', '\0').replaceAll('*', '[^/]*')
    const pattern = new RegExp(`^${glob.replaceAll('\0', '(?:.*/)?')}$`)
    if (above.some((folder) => pattern.test(folder))) sent = line.startsWith('!')
  }
  return sent
}

const copiesOf = (instructions: readonly Instruction[]) =>
  instructions
    .filter(({ name }) => name === 'COPY')
    .map(({ stage, rest }) => {
      const words = rest.split(' ').filter((word) => !word.startsWith('--from='))
      return { stage, from: /--from=(\S+)/.exec(rest)?.[1], sources: words.slice(0, -1) }
    })

const isIn = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`)

/** What of the repository itself ends in the image, apart from what is built and installed. */
export function filesOfImage(dockerfile: string, ignore: string, paths: readonly string[]): string[] {
  const sources = copiesOf(instructionsOf(dockerfile)).filter(({ stage, from }) => stage === 'files' && !from)
  return paths.filter((path) => isSent(path, ignore) && sources.some((one) => one.sources.some((s) => isIn(path, s))))
}

const unwanted =
  /(^|\/)\.git(\/|$)|\.env|\.test\.tsx?$|^(test|data|docs|deploy|node_modules)\/|secret|\.(pem|key|log)$/i

export function dockerfileFindings(dockerfile: string, ignore: string, paths: readonly string[]): string[] {
  const instructions = instructionsOf(dockerfile)
  const stages = instructions.map(({ stage }) => stage)
  const copies = copiesOf(instructions)
  const absent = copies.flatMap(({ from, sources }) =>
    from ? [] : sources.filter((source) => !paths.some((path) => isIn(path, source) && isSent(path, ignore))),
  )
  const last = (stage: string, name: string) =>
    instructions.filter((one) => one.stage === stage && one.name === name).at(-1)
  const asRoot = ['app', 'operator'].filter((stage) => !/^[1-9]\d*:[1-9]\d*$/.test(last(stage, 'USER')?.rest ?? ''))
  const shells = ['app', 'operator'].filter((stage) => !last(stage, 'CMD')?.rest.startsWith('["node",'))
  return [
    ...absent.map((source) => `${source} is not sent to the builder`),
    ...copies.flatMap(({ from }) => (from && !stages.includes(from) ? [`there is no stage ${from}`] : [])),
    ...filesOfImage(dockerfile, ignore, paths).flatMap((path) =>
      unwanted.test(path) ? [`${path} is in the image`] : [],
    ),
    ...asRoot.map((stage) => `${stage} runs as root`),
    ...shells.map((stage) => `a shell of ${stage} keeps SIGTERM from node`),
  ]
}

/** What other stages bring into the image: folders that the build is known to write, and packages without tools. */
export function broughtFindings(dockerfile: string, built: readonly string[]): string[] {
  const instructions = instructionsOf(dockerfile)
  const allowed = ['/packages/node_modules', ...built.map((name) => `/build/build/${name}`)]
  const brought = copiesOf(instructions).flatMap(({ stage, from, sources }) =>
    stage === 'files' && from ? sources : [],
  )
  const installs = instructions.flatMap(({ stage, name, rest }) =>
    stage === 'packages' && name === 'RUN' ? [rest] : [],
  )
  const isLean = installs.length === 1 && /^npm (ci|install) --omit=dev --ignore-scripts /.test(installs[0] ?? '')
  return [
    ...brought.filter((source) => !allowed.includes(source)).map((source) => `${source} is no output of the build`),
    ...allowed.filter((source) => !brought.includes(source)).map((source) => `${source} is left behind`),
    ...(isLean ? [] : ['the packages are not those of production alone']),
    ...instructions
      .filter(({ stage, name }) => ['files', 'app'].includes(stage) && name === 'ADD')
      .map(({ rest }) => `${rest} is added`),
  ]
}
