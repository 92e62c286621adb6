import { gzipSync } from 'node:zlib'
import { archive, build, type Entry, tarOf } from './archive.ts'

/** What is wrong with an upload, the upload, and what its refusal says; for a host that takes 500 entries of 4 MB in all. */
export const hostileArchives: readonly [what: string, content: Entry[] | Buffer, reason: string | RegExp][] = [
  ['a path that leads out', [{ path: '../outside', text: 'x' }], '"../outside" is no place for a file'],
  ['one that does so later', [{ path: 'client/../../outside', text: 'x' }], 'is no place for a file'],
  ['an absolute path', [{ path: '/tmp/outside-of-previews', text: 'x' }], 'is no place for a file'],
  ['a path of another system', [{ path: 'client\\..\\..\\outside', text: 'x' }], 'is no place for a file'],
  ['a file of another place', [{ path: 'server/main.js', text: 'x' }], '"server/main.js" is no place for a file'],
  [
    'a symbolic link',
    [{ path: 'client/a', type: 'SymbolicLink', linkpath: '../../..' }],
    '"client/a" is a symbolic link',
  ],
  [
    'a file through a link',
    [
      { path: 'client/a', type: 'SymbolicLink', linkpath: '/tmp' },
      { path: 'client/a/outside-of-previews', text: 'x' },
    ],
    'is a symbolic link',
  ],
  ['a hard link', [{ path: 'client/passwd', type: 'Link', linkpath: '/etc/passwd' }], '"client/passwd" is a hard link'],
  ['a device', [{ path: 'client/zero', type: 'CharacterDevice' }], 'is of the kind CharacterDevice'],
  ['a pipe', [{ path: 'client/pipe', type: 'FIFO' }], 'is of the kind FIFO'],
  ['a name twice', [...build('x'), { path: 'client/index.html', text: 'y' }], 'two entries of one name'],
  [
    'a file below a file',
    [
      { path: 'client/a', text: 'x' },
      { path: 'client/a/b', text: 'y' },
    ],
    'two entries of one name',
  ],
  ['folders without end', [{ path: `client/${'a/'.repeat(40)}b`, text: 'x' }], 'too deep or too long'],
  [
    'more files than allowed',
    Array.from({ length: 600 }, (_, index) => ({ path: `client/${index}` })),
    'more than 500 entries',
  ],
  [
    'a bomb',
    [{ path: 'client/zeros', text: Buffer.alloc(5_000_000) }],
    'What the archive holds is larger than 4000000 bytes',
  ],
  [
    'a bomb in a bomb',
    gzipSync(archive([{ path: 'client/zeros', text: Buffer.alloc(5_000_000) }])),
    'compressed twice',
  ],
  ['zeros without an archive', gzipSync(Buffer.alloc(5_000_000)), 'is larger than 4000000 bytes'],
  ['no archive', Buffer.from('hello'), 'not whole, or not compressed with gzip'],
  ['nothing', Buffer.alloc(0), /not whole|cannot be read/],
  ['half an archive', archive(build('half')).subarray(0, 300), 'not whole'],
  ['half a tar', gzipSync(tarOf(build('half')).subarray(0, 1300)), 'cannot be read'],
  ['no build', [{ path: 'client/index.html', text: 'x' }], 'has no site.json'],
  ['strange notes', build('x', { branch: 'a\u202eb' }), 'preview.json of the archive is wrong: branch'],
  [
    'an address that is none',
    build('x', { pages: [{ title: '', addresses: { en: '//evil.example' }, changed: [] }] }),
    'preview.json of the archive is wrong: pages.0.addresses.en',
  ],
]
