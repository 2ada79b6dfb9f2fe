/**
 * The thread in which the scripts of first rows run, each in a room of its own that has the language
 * and nothing else: no files, no network, no timers, no code from texts.
 */
import { types } from 'node:util';
import { type Context, createContext, Script } from 'node:vm';
import { parentPort } from 'node:worker_threads';
import type { Task, TaskAnswer } from './task.ts';

interface Room {
  readonly context: Context;
  language: string;
  /** The first run of a function takes several times as long as the next. */
  isWarm: boolean;
}

const rooms = new Map<string, Room>();
/** Rooms of versions that nobody is given any more make place. */
const mostRooms = 24;

const patternsOf = new Script('JSON.stringify(firstRows.patterns)');
const speak = new Script('firstRows.speak(given[0], given[1])');
const show = new Script('firstRows.open(given[0], given[1])');
const tell = new Script('firstRows.tell()');

/** The clock ended a run that had less than half of its time of the processor. */
class Late extends Error {}

/** The error is of the room, as all that a script throws: nothing of it may run. */
const isTimeout = (error: unknown) =>
  types.isNativeError(error) &&
  Object.getOwnPropertyDescriptor(error, 'code')?.value === 'ERR_SCRIPT_EXECUTION_TIMEOUT';

/** Runs a script in a room for so many milliseconds at most. */
function runIn(context: Context, script: Script, timeout: number): unknown {
  const before = process.threadCpuUsage();
  try {
    return script.runInContext(context, { timeout });
  } catch (error) {
    const { user, system } = process.threadCpuUsage(before);
    if (!isTimeout(error) || (user + system) / 1000 >= timeout / 2) throw error;
    throw new Late(`timed out after ${timeout} ms without the processor`);
  }
}

function open({ key, script }: Task): Room {
  const known = rooms.get(key);
  if (known) return known;
  const context = createContext(Object.create(null), {
    codeGeneration: { strings: false, wasm: false },
    microtaskMode: 'afterEvaluate',
  });
  runIn(context, new Script(script ?? '', { filename: 'first-rows.js' }), 2000);
  const room: Room = { context, language: '', isWarm: false };
  rooms.set(key, room);
  for (const old of [...rooms.keys()].slice(0, -mostRooms)) rooms.delete(old);
  return room;
}

/** Runs a page with texts; what it tells has to be a text as well. */
function run({ context }: Room, given: readonly [string, string], timeout: number) {
  // Texts alone pass, so that the room never holds an object of this thread.
  new Script(`given = ${JSON.stringify(JSON.stringify(given))}`).runInContext(context);
  new Script('given = JSON.parse(given)').runInContext(context);
  // Its promises settle at the end of each script.
  runIn(context, show, timeout);
  const text = runIn(context, tell, timeout);
  if (typeof text !== 'string') throw new TypeError('First rows answer a text.');
  return text;
}

function answer(task: Task): string {
  const room = open(task);
  if (task.work === 'patterns') {
    const found = runIn(room.context, patternsOf, task.limit);
    if (typeof found !== 'string') throw new TypeError('First rows name no patterns.');
    return found;
  }
  const limit = room.isWarm ? task.limit : task.limit * 10;
  const { tag, texts } = task.language;
  if (room.language !== tag) {
    new Script(`given = ${JSON.stringify([tag, texts])}`).runInContext(room.context);
    runIn(room.context, speak, 1000);
    room.language = tag;
  }
  const painted = run(room, [task.pattern, task.given], limit);
  room.isWarm = true;
  return painted;
}

parentPort?.on('message', (task: Task) => {
  const { id } = task;
  try {
    const told: TaskAnswer = { id, text: answer(task) };
    parentPort?.postMessage(told);
  } catch (error) {
    // What a room throws may be anything; reading it may throw again.
    rooms.delete(task.key);
    const told: TaskAnswer = { id, failure: messageOf(error), isLate: error instanceof Late };
    parentPort?.postMessage(told);
  }
});

function messageOf(error: unknown): string {
  try {
    return String(error instanceof Error ? error.message : Object(error)['message']).slice(0, 300);
  } catch {
    return 'It threw what cannot be read.';
  }
}
