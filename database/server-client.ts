import pg from 'pg'

/** A server that takes no writes: a standby not promoted, or a primary that was told to stop being one. */
export class NotPrimary extends Error {
  override name = 'NotPrimary'
  readonly code = '25006'
}

type ParameterStatus = { parameterName: string; parameterValue: string }

/** What PostgreSQL says of itself with its first answer, and again when it changes: nobody needs to ask. */
const refusesWrites = new Set(['in_hot_standby', 'default_transaction_read_only'])

/** A client that knows whether its server takes writes. */
export class ServerClient extends pg.Client {
  readonly #reasons = new Set<string>()

  constructor(config?: string | pg.ClientConfig) {
    super(config)
    this.connection.on('parameterStatus', ({ parameterName, parameterValue }: ParameterStatus) => {
      if (!refusesWrites.has(parameterName)) return
      if (parameterValue === 'on') this.#reasons.add(parameterName)
      else this.#reasons.delete(parameterName)
    })
  }

  expectPrimary(): void {
    if (this.#reasons.size > 0) throw new NotPrimary('the database server takes no writes: it is not the primary')
  }
}
