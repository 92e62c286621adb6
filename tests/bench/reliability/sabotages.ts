/** A piece of the program, and its replacement. */
export interface Patch {
  file: string
  find: string
  replace: string
}

/** Ways to break what a proof proves: what is broken, and how. In each the proof must not hold. */
export type Sabotages = Readonly<Record<string, readonly Patch[]>>

const leads = 'src/server/leads'

const acknowledgedEarly: Sabotages = {
  'a lead is acknowledged 0.3 s before it is written': [
    {
      file: `${leads}/http/submitProspect.ts`,
      find: "import { leadDigest, recordLead } from '../intake/recordLead.ts'",
      replace: `import { leadDigest, recordLead as record } from '../intake/recordLead.ts'
const recordLead = async (...lead) => {
  setTimeout(() => record(...lead), 300)
  return 'new'
}`,
    },
  ],
}

const falseSuccess: Sabotages = {
  'a database that is away is answered with success': [
    {
      file: `${leads}/http/errorAnswer.ts`,
      find: 'return sendRefusal(reply, databaseRefusal())',
      replace: 'return reply.code(200).send({ success: true })',
    },
  ],
}

const unclaimed: Sabotages = {
  'challenges and keys are not claimed': [
    {
      file: `${leads}/intake/writeOnce.ts`,
      find: '  if (fingerprint.challenge !== null) {\n    const claimed',
      replace: '  if (db) return true\n  if (fingerprint.challenge !== null) {\n    const claimed',
    },
  ],
}

const unchecked: Sabotages = {
  'faulty fields are taken': [
    {
      file: `${leads}/http/submitProspect.ts`,
      find: 'if (!parsed.success) throw new Refusal(400, ANSWER.invalid, { details: fieldFaults(parsed.error) })',
      replace: 'if (!parsed.success) return body',
    },
  ],
  'refused requests leave a row behind': [
    {
      file: `${leads}/http/apiRoutes.ts`,
      find: '    requireSingleHeaders(request.raw.rawHeaders)',
      replace: `    await context.database.write(db =>
      db.insertInto('idempotency_keys')
        .values({ key: crypto.randomUUID(), subject_id: '', payload_digest: '', used_at: '' })
        .execute())
    requireSingleHeaders(request.raw.rawHeaders)`,
    },
  ],
  'refusals carry no security headers': [
    {
      file: 'src/server/http/refuse.ts',
      find: 'return reply.code(status)',
      replace: "return reply.removeHeader('content-security-policy').code(status)",
    },
  ],
  'refusals do not name the field': [
    {
      file: `${leads}/http/fieldFaults.ts`,
      find: 'const field = fieldName(issue.path)',
      replace: "const field = 'a field'",
    },
  ],
}

const knownAnsweredEarly: Sabotages = {
  'a known address is answered without the work of a new one': [
    {
      file: `${leads}/newsletter/subscriptions.ts`,
      find: '  const eventId = randomUUID()\n  return writeOnce(',
      replace: `  const known = await database.read(db =>
    db.selectFrom('subscribers').select('id').where('email_key', '=', subscription.email.toLowerCase()).executeTakeFirst())
  if (known) return 'retry'
  const eventId = randomUUID()
  return writeOnce(`,
    },
  ],
}

const slow: Sabotages = {
  'each answer waits 0.3 s': [
    {
      file: `${leads}/http/submitProspect.ts`,
      find: '  await reply.send({ success: true })',
      replace: '  await new Promise(resolve => setTimeout(resolve, 300))\n  await reply.send({ success: true })',
    },
  ],
}

const patientStop: Sabotages = {
  'deliveries under way are waited for': [
    { file: `${leads}/delivery/worker.ts`, find: 'const GRACE = 2000', replace: 'const GRACE = 60_000' },
  ],
}

const unlimited: Sabotages = {
  'connections have no limits': [
    {
      file: 'src/server/http/connections.ts',
      find: '  add(socket: Socket): void {\n',
      replace: '  add(socket: Socket): void {\n    if (socket) return\n',
    },
    {
      file: 'src/server/http/connections.ts',
      find: '  admit(request: IncomingMessage, response: ServerResponse): boolean {\n',
      replace:
        '  admit(request: IncomingMessage, response: ServerResponse): boolean {\n    if (response) return true\n',
    },
  ],
}

const blind: Patch = {
  file: `${leads}/retention/purge.ts`,
  find: 'if (!confirmed.clock) await requireLikely(db, now)',
  replace: '',
}
const blindClock: Sabotages = {
  'the purge believes every clock': [blind],
  'the purge believes every clock, and deletes what was not delivered': [
    blind,
    { file: `${leads}/retention/purge.ts`, find: "confirmed.undelivered ? 'all' : 'delivered'", replace: "'all'" },
  ],
}

/** By proof. */
export const sabotages: Readonly<Record<string, Sabotages>> = {
  'kill-sqlite': acknowledgedEarly,
  'kill-postgres': acknowledgedEarly,
  'fsync-sqlite': {
    'synchronous=NORMAL': [
      {
        file: `${leads}/database/sqlite.ts`,
        find: "handle.pragma('synchronous = FULL')",
        replace: "handle.pragma('synchronous = NORMAL')",
      },
      { file: `${leads}/database/sqlite.ts`, find: 'if (synchronous !== 2)', replace: 'if (synchronous !== 1)' },
    ],
  },
  'fsync-postgres': {
    'synchronous_commit=off': [
      {
        file: `${leads}/database/postgres.ts`,
        find: "'set synchronous_commit to on'",
        replace: "'set synchronous_commit to off'",
      },
    ],
  },
  'full-sqlite': falseSuccess,
  'full-postgres': falseSuccess,
  'locked-sqlite': falseSuccess,
  'stopped-postgres': falseSuccess,
  'one-challenge-sqlite': unclaimed,
  'one-challenge-postgres': unclaimed,
  'bad-requests-sqlite': unchecked,
  'bad-requests-postgres': unchecked,
  'newsletter-timing-sqlite': knownAnsweredEarly,
  'newsletter-timing-postgres': knownAnsweredEarly,
  'two-servers': {
    'what a dead server held is not taken over': [
      {
        file: `${leads}/delivery/claim.ts`,
        find: "row('leased_until', '<=', at), row('leased_until', '>', noLeaseAfter)",
        replace: "row('leased_until', '<=', '')",
      },
    ],
  },
  'throughput-sqlite': slow,
  'throughput-postgres': slow,
  'sigterm-sqlite': patientStop,
  'sigterm-postgres': patientStop,
  'unread-answers': unlimited,
  'idle-connections': unlimited,
  'idle-addresses': unlimited,
  upgrade: {
    'each server opens the port itself': [
      {
        file: 'src/server/listenOn.ts',
        find: "const handedOver = LISTEN_FDS === '1' && LISTEN_PID === String(pid)",
        replace: 'const handedOver = false',
      },
    ],
  },
  'stop-npm': {
    'npm’s command passes no signal on': [
      { file: 'scripts/setup/steps.mjs', find: "    child.kill(ignoresSignals ? 'SIGKILL' : signal)\n", replace: '' },
    ],
  },
  'shared-rate': {
    'each server counts by itself': [
      {
        file: `${leads}/http/rateLimit.ts`,
        find: "    ...(database.kind === 'postgres' ? { store: sharedStore(database) } : {}),\n",
        replace: '',
      },
    ],
  },
  'vanished-file': {
    'the file is not looked at': [
      {
        file: `${leads}/database/sqlite.ts`,
        find: 'if (identity === null || fileIdentity(file) === identity) return',
        replace: 'if (file) return',
      },
    ],
  },
  rotation: {
    'only the newest secret counts': [
      { file: `${leads}/env.ts`, find: 'Keys => [newest, ...earlier]', replace: 'Keys => [newest]' },
    ],
  },
  clock: blindClock,
  remnants: {
    'the write-ahead log is not emptied': [
      {
        file: `${leads}/database/sqlite.ts`,
        find: "const [row] = checkpoint.parse(handle.pragma('wal_checkpoint(truncate)'))",
        replace: 'const row = { busy: 0, handle }',
      },
    ],
    'nobody looks whether it could be emptied': [
      { file: `${leads}/database/sqlite.ts`, find: 'return row.busy === 0', replace: 'return row !== undefined' },
    ],
    'deleted rows are not overwritten': [
      { file: `${leads}/database/sqlite.ts`, find: "'secure_delete = ON'", replace: "'secure_delete = OFF'" },
    ],
  },
  'double-opt-in': {
    'nobody is asked to confirm': [
      {
        file: `${leads}/settings.ts`,
        find: 'return settings.mail !== null && settings.origin !== null',
        replace: 'return false',
      },
    ],
    'a form brings back who has left': [
      {
        file: `${leads}/newsletter/subscriptions.ts`,
        find: 'else subscribers.state end`',
        replace: "else 'subscribed' end`, unsubscribed_at: null",
      },
    ],
  },
  'poison-deliveries': {
    'deliveries are made in rounds': [
      {
        file: `${leads}/delivery/worker.ts`,
        find: 'const limit = SLOTS - inProgress.size',
        replace: 'const limit = inProgress.size > 0 ? 0 : SLOTS',
      },
    ],
    'repetitions have no slots of their own': [
      {
        file: `${leads}/delivery/claim.ts`,
        find: "if (lane !== undefined) query = query.where('attempts', lane === 'first' ? '=' : '>', 0)",
        replace: '',
      },
    ],
  },
}
