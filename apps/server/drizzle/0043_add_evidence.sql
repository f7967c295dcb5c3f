CREATE TABLE "evidence_checkpoint_heads" (
	"project_id" uuid NOT NULL,
	"checkpoint_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"hash" text NOT NULL,
	"proof" jsonb NOT NULL,
	CONSTRAINT "evidence_checkpoint_heads_project_id_checkpoint_id_pk" PRIMARY KEY("project_id","checkpoint_id")
);
--> statement-breakpoint
CREATE TABLE "evidence_checkpoints" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"signed_at" timestamp (3) with time zone NOT NULL,
	"root" text NOT NULL,
	"kid" text NOT NULL,
	"signature" text NOT NULL,
	"stamp" text
);
--> statement-breakpoint
CREATE TABLE "evidence_contents" (
	"project_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"name" text NOT NULL,
	"salt" text NOT NULL,
	"value" text,
	"source" text,
	"source_id" uuid,
	"person_id" uuid,
	CONSTRAINT "evidence_contents_project_id_seq_name_pk" PRIMARY KEY("project_id","seq","name")
);
--> statement-breakpoint
CREATE TABLE "evidence_entries" (
	"project_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"task_id" uuid NOT NULL,
	"prev" text NOT NULL,
	"hash" text NOT NULL,
	"body" text NOT NULL,
	CONSTRAINT "evidence_entries_project_id_seq_pk" PRIMARY KEY("project_id","seq")
);
--> statement-breakpoint
CREATE TABLE "evidence_heads" (
	"project_id" uuid PRIMARY KEY NOT NULL,
	"seq" integer NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "evidence_keys" (
	"kid" text PRIMARY KEY NOT NULL,
	"x" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "evidence_checkpoint_heads" ADD CONSTRAINT "evidence_checkpoint_heads_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence_checkpoint_heads" ADD CONSTRAINT "evidence_checkpoint_heads_checkpoint_fk" FOREIGN KEY ("checkpoint_id") REFERENCES "public"."evidence_checkpoints"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence_checkpoints" ADD CONSTRAINT "evidence_checkpoints_kid_evidence_keys_kid_fk" FOREIGN KEY ("kid") REFERENCES "public"."evidence_keys"("kid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence_contents" ADD CONSTRAINT "evidence_contents_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence_contents" ADD CONSTRAINT "evidence_contents_entry_fk" FOREIGN KEY ("project_id","seq") REFERENCES "public"."evidence_entries"("project_id","seq") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence_entries" ADD CONSTRAINT "evidence_entries_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence_heads" ADD CONSTRAINT "evidence_heads_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "evidence_checkpoint_heads_checkpoint_id_index" ON "evidence_checkpoint_heads" USING btree ("checkpoint_id");--> statement-breakpoint
CREATE INDEX "evidence_contents_person_id_index" ON "evidence_contents" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "evidence_contents_source_id_index" ON "evidence_contents" USING btree ("source_id");--> statement-breakpoint
CREATE TRIGGER "evidence_entries_added_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "evidence_entries" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_to_change_history"();--> statement-breakpoint
CREATE TRIGGER "evidence_checkpoints_added_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "evidence_checkpoints" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_to_change_history"();--> statement-breakpoint
CREATE TRIGGER "evidence_checkpoint_heads_added_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "evidence_checkpoint_heads" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_to_change_history"();--> statement-breakpoint
-- Contents are erased, but nothing else may become of them.
CREATE TRIGGER "evidence_contents_never_changed" BEFORE UPDATE OR TRUNCATE ON "evidence_contents" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_to_change_history"();
