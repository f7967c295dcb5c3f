import type { Person } from '@paidang/contract/entities';
import { channels, echoChannel, events, type TaskPresence } from '@paidang/contract/routes';
import { useEffect, useRef, useState } from 'react';
import { useTaskEcho } from './use-task-events';

/** Another user who has the same document open. */
export interface Companion {
  person: Person;
  editing: boolean;
}

export interface TaskPresenceOptions {
  task: string;
  /** Where the current user is. */
  place: TaskPresence;
  /** The current user. */
  user: string | null;
}

type Presences = ReadonlyMap<string, TaskPresence>;

/** The other users who have this document open, reading or writing. */
export function useTaskPresence({ task, place, user }: TaskPresenceOptions): readonly Companion[] {
  const echo = useTaskEcho();
  const [people, setPeople] = useState<readonly Person[]>([]);
  const [places, setPlaces] = useState<Presences>(new Map());
  const { page, editing } = place;
  const here = useRef(place);
  const announce = useRef(() => {});

  useEffect(() => {
    if (!echo || !task) return;
    const name = channels.taskPresence(task);
    const channel = echo.join(echoChannel(name));
    announce.current = () => {
      if (channel.subscription.subscribed) channel.whisper(events.clientPlace, here.current);
    };
    channel
      .here((members: Person[]) => {
        setPeople(members);
        announce.current();
      })
      .joining((member: Person) => {
        setPeople((now) => [...now.filter(({ uuid }) => uuid !== member.uuid), member]);
        // Those who join later have not received the places of the others.
        announce.current();
      })
      .leaving((member: Person) => setPeople((now) => now.filter(({ uuid }) => uuid !== member.uuid)))
      .listenForWhisper(events.clientPlace, (received: unknown, from?: { user_id?: string }) => {
        const id = from?.user_id;
        if (id && isPlace(received)) setPlaces((now) => new Map(now).set(id, received));
      });
    return () => {
      announce.current = () => {};
      echo.leaveChannel(name);
      setPeople([]);
      setPlaces(new Map());
    };
  }, [echo, task]);

  useEffect(() => {
    here.current = { page, editing };
    announce.current();
  }, [page, editing]);

  return people.flatMap((person) => {
    const at = person.uuid === user ? undefined : places.get(person.uuid);
    return at?.page === page ? [{ person, editing: at.editing }] : [];
  });
}

const isPlace = (received: unknown): received is TaskPresence =>
  typeof received === 'object' &&
  received !== null &&
  'page' in received &&
  typeof received.page === 'string' &&
  'editing' in received;
