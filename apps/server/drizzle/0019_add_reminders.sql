CREATE TABLE "waiting_mails" (
	"notification_id" uuid PRIMARY KEY NOT NULL,
	"recipient_id" uuid NOT NULL,
	"project" text NOT NULL,
	"send_after" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "nudges" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"step_id" uuid NOT NULL,
	"sender_id" uuid NOT NULL,
	"day" date NOT NULL,
	"arrives_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "nudges_stepId_senderId_day_unique" UNIQUE("step_id","sender_id","day")
);
--> statement-breakpoint
CREATE TABLE "sent_reminders" (
	"step_id" uuid NOT NULL,
	"recipient_id" uuid NOT NULL,
	"due" date NOT NULL,
	"stage" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sent_reminders_step_id_recipient_id_due_stage_pk" PRIMARY KEY("step_id","recipient_id","due","stage")
);
--> statement-breakpoint
ALTER TABLE "messaging_settings" ADD COLUMN "off_hours" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "waiting_mails" ADD CONSTRAINT "waiting_mails_notification_id_notifications_id_fk" FOREIGN KEY ("notification_id") REFERENCES "public"."notifications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_mails" ADD CONSTRAINT "waiting_mails_recipient_id_users_id_fk" FOREIGN KEY ("recipient_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nudges" ADD CONSTRAINT "nudges_step_id_steps_id_fk" FOREIGN KEY ("step_id") REFERENCES "public"."steps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nudges" ADD CONSTRAINT "nudges_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sent_reminders" ADD CONSTRAINT "sent_reminders_step_id_steps_id_fk" FOREIGN KEY ("step_id") REFERENCES "public"."steps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sent_reminders" ADD CONSTRAINT "sent_reminders_recipient_id_users_id_fk" FOREIGN KEY ("recipient_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "waiting_mails_recipient_id_project_index" ON "waiting_mails" USING btree ("recipient_id","project");--> statement-breakpoint
CREATE INDEX "waiting_mails_send_after_index" ON "waiting_mails" USING btree ("send_after");--> statement-breakpoint
CREATE INDEX "nudges_arrives_at_index" ON "nudges" USING btree ("arrives_at");--> statement-breakpoint
CREATE INDEX "nudges_sender_id_index" ON "nudges" USING btree ("sender_id");--> statement-breakpoint
CREATE INDEX "sent_reminders_recipient_id_index" ON "sent_reminders" USING btree ("recipient_id");--> statement-breakpoint
UPDATE "messaging_settings" SET "preferences" = coalesce((
	SELECT jsonb_object_agg("kind"."key", jsonb_set("kind"."value", '{email}', CASE WHEN ("kind"."value" ->> 'email')::boolean THEN '"daily"' ELSE '"off"' END::jsonb))
	FROM jsonb_each("preferences") AS "kind"
), '{}');
--> statement-breakpoint
UPDATE "messaging_settings" SET "preferences" = "preferences" || jsonb_build_object('reminders', jsonb_build_object(
	'email', CASE WHEN "preferences" #>> '{steps,email}' = 'off' THEN 'off' ELSE 'instant' END,
	'line', coalesce(("preferences" #>> '{steps,line}')::boolean, true)
));
