CREATE TABLE "requirements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"task_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"number" integer NOT NULL,
	"since" integer NOT NULL,
	"removed_in" integer
);
--> statement-breakpoint
CREATE TABLE "requirement_marks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"ordinal" bigint GENERATED ALWAYS AS IDENTITY (sequence name "requirement_marks_ordinal_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"requirement_id" uuid NOT NULL,
	"step_id" uuid NOT NULL,
	"platform_id" uuid,
	"version" integer NOT NULL,
	"is_met" boolean NOT NULL,
	"about" text NOT NULL,
	"quote" text NOT NULL,
	"note" text NOT NULL,
	"time" jsonb,
	"time_end" jsonb,
	"author_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"withdrawn_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "requirements" ADD CONSTRAINT "requirements_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requirement_marks" ADD CONSTRAINT "requirement_marks_requirement_id_requirements_id_fk" FOREIGN KEY ("requirement_id") REFERENCES "public"."requirements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requirement_marks" ADD CONSTRAINT "requirement_marks_step_id_steps_id_fk" FOREIGN KEY ("step_id") REFERENCES "public"."steps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requirement_marks" ADD CONSTRAINT "requirement_marks_platform_id_task_platforms_id_fk" FOREIGN KEY ("platform_id") REFERENCES "public"."task_platforms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requirement_marks" ADD CONSTRAINT "requirement_marks_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "requirements_task_id_index" ON "requirements" USING btree ("task_id");--> statement-breakpoint
CREATE INDEX "requirement_marks_step_id_index" ON "requirement_marks" USING btree ("step_id");--> statement-breakpoint
CREATE INDEX "requirement_marks_requirement_id_index" ON "requirement_marks" USING btree ("requirement_id");--> statement-breakpoint
-- What the briefs of before ask for. Only must_say and must_not_say could be asked then.
INSERT INTO "requirements" ("task_id", "kind", "text", "number", "since")
SELECT "steps"."task_id", "asked"."kind", "asked"."text",
	row_number() OVER (PARTITION BY "steps"."task_id" ORDER BY "asked"."part", "asked"."place"),
	"steps"."version"
FROM "steps"
JOIN "versions" ON "versions"."step_id" = "steps"."id" AND "versions"."number" = "steps"."version"
CROSS JOIN LATERAL (
	SELECT 1 AS "part", 'say' AS "kind", "said"."text", "said"."place"
	FROM jsonb_array_elements_text(coalesce("versions"."content"::jsonb -> 'must_say', '[]'::jsonb)) WITH ORDINALITY AS "said"("text", "place")
	UNION ALL
	SELECT 2, 'not', "unsaid"."text", "unsaid"."place"
	FROM jsonb_array_elements_text(coalesce("versions"."content"::jsonb -> 'must_not_say', '[]'::jsonb)) WITH ORDINALITY AS "unsaid"("text", "place")
) AS "asked"
WHERE "steps"."function" = '020';
