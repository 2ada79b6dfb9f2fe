import type { exchangeRouting } from '@jackfield/contract/api/exchange';
import { builtInMedia } from '@jackfield/contract/api/media';
import { recordingOf } from '@jackfield/domain/call-recording';
import { greetingOf, holdMusicOf, type RoutingConfig } from '@jackfield/domain/routing';
import { isDeepStrictEqual } from 'node:util';
import type * as v from 'valibot';
import type { CallAccount } from './portal.ts';

type Told = v.InferOutput<typeof exchangeRouting.answer>;

/** Where what calls play is found. */
export interface SoundPlaces {
  /** The address of the portal. */
  readonly portal: string;
  /** The file of a sound by its hash, as Asterisk names it; null while it is not fetched. */
  fileOf(sha256: string): string | null;
}

/** What the portal answers of an account, as its calls need it. */
export function accountOf(told: Told, { portal, fileOf }: SoundPlaces): CallAccount {
  const { account, phones, media, extensions, callerNumbers, emergency, recording } = told;
  const config: RoutingConfig = told.config;
  const phonesBy = Map.groupBy(phones, ({ teammateId }) => teammateId);
  const personBy = new Map(phones.map(({ name, teammateId }) => [name, teammateId]));
  const numberBy = new Map(callerNumbers.map(({ teammateId, number }) => [teammateId, number]));
  const companyNumber = config.numbers.find(({ ownerType }) => ownerType === 'company')?.number;
  const hashes = new Map(media.map(({ id, sha256 }) => [id, sha256]));
  const recordingBy = new Map(recording.people.map((one) => [one.teammateId, one]));

  function soundOf(mediumId: string): string | null {
    const hash = hashes.get(mediumId);
    if (hash === undefined) return null;
    return fileOf(hash) ?? new URL(`/api/exchange/media/${hash}.wav`, portal).href;
  }

  return {
    id: account.id,
    config,
    phonesOf: (personId) => phonesBy.get(personId)?.map(({ name }) => name) ?? [],
    isWoken: (personId) => phonesBy.get(personId)?.some(({ isWoken }) => isWoken) ?? false,
    soundOf,
    greetingOf: (ownerId) => soundOf(greetingOf(config, ownerId)) ?? soundOf(builtInMedia.greeting),
    holdMusicOf: (teamId) => holdMusicOf(config, teamId).flatMap((id) => soundOf(id) ?? []),
    // Callers outside see the number that was called.
    callerIdOf: (number) => number,
    numberOf: (personId, phone) =>
      phones.find(({ name }) => name === phone)?.shows ??
      numberBy.get(personId) ??
      companyNumber ??
      null,
    personWith: (phone) => personBy.get(phone) ?? null,
    addressOf(personId, phone, now) {
      const place = phones.find(({ name }) => name === phone)?.place;
      if (place && Date.parse(place.until) > now) return place.address;
      const own = emergency.people.find(({ teammateId }) => teammateId === personId);
      const shown = numberBy.get(personId) ?? companyNumber;
      const ofNumber = emergency.numbers.find(({ number }) => number === shown);
      return (own ?? ofNumber)?.address ?? emergency.account;
    },
    helpHeadersOf(address, number) {
      const found = emergency.registered.find(
        (one) => one.number === number && isDeepStrictEqual(one.address, address),
      );
      return found?.headers ?? null;
    },
    recordingOf(personId, talk) {
      const setting = recordingBy.get(personId);
      const { country } = config;
      return setting ? recordingOf(setting, { ...talk, country, ...recording }) : 'none';
    },
    get recordingNotice() {
      return soundOf(builtInMedia.recordingNotice);
    },
    colleagueAt(extension) {
      const found = extensions.find((one) => one.extension === extension);
      return found ? { kind: found.ownerType, id: found.ownerId } : null;
    },
  };
}
